import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { EASE, MOVE } from './constants';

/** Gives the animated elements inside what they need; still where the visitor prefers less motion. */
export const MotionRoot = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: MOVE, ease: EASE }}>
      {children}
    </MotionConfig>
  </LazyMotion>
);
