import { marks } from '@rig4u/shared/recipes';
import { line } from './line';

/** A line icon as one plain element, for rows of which there are many: the place around it gives its size and colour. */
export const PlainIcon = ({ name, className }: { name: keyof typeof marks; className?: string }) => (
  <svg className={className} viewBox="0 0 20 20" width="20" height="20" {...line}>
    <path d={marks[name]} />
  </svg>
);
