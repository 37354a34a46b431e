import { line } from './line';

const shapes = { up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5', down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5' } as const;

/** A small arrow beside words that say the same: 'higher', 'lower'. As plain as the cells that it is in. */
export const Arrow = ({ to }: { to: keyof typeof shapes }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" {...line}>
    <path d={shapes[to]} />
  </svg>
);
