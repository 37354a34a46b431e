import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { MotionRoot } from './motion-root';

export interface FadeInProps {
  children: ReactNode;
  /** Seconds to wait first. */
  delay?: number | undefined;
}

/** Lets its content rise 8 px and fade in, once. */
export const FadeIn = ({ children, delay = 0 }: FadeInProps) => (
  <MotionRoot>
    <m.div initial={{ opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} transition={{ delay }}>
      {children}
    </m.div>
  </MotionRoot>
);
