import { shapes, type IconName } from '../../look/ui/icon/shapes';

/** A line icon as one plain element, for rows of which there are many: the place around it gives its size and colour. */
export const PlainIcon = ({ name, className }: { name: IconName; className?: string }) => (
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
    <path d={shapes[name]} />
  </svg>
);
