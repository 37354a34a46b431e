import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout';

/** Says its text to screen readers whenever it changes. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden role="status">{children}</VisuallyHidden>
);
