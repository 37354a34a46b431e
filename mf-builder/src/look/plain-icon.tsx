import { marks } from '@rig4u/shared/recipes';

/** A line icon as one plain element, for rows of which there are many: the place around it gives its size and colour. */
export const PlainIcon = ({ name, className }: { name: keyof typeof marks; className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={marks[name]} />
  </svg>
);
