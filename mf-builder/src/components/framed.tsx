import { Card, Sheet } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** The card on dotted paper that an empty or failed place is shown on. */
export const Framed = ({ children }: { children: ReactNode }) => (
  <Card overflow="hidden">
    <Sheet display="grid" alignContent="center" minH="290px">
      {children}
    </Sheet>
  </Card>
);
