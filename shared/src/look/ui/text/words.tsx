import type { ReactNode } from 'react';

/**
 * What a word of the look is given to say, where something else comes and goes beside it. A text gets an element of its own: the
 * browser's translator puts other nodes in the place of texts, which React then cannot find any more.
 */
export const Words = ({ children }: { children: ReactNode }): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
