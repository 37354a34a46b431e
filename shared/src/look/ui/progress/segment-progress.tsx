import type { ComponentProps } from 'react';
import { element } from '../../element';
import { forced } from '../../tokens/media';

const Base = element('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '3px' },
});
const Segment = element('span', {
  base: {
    height: '6px',
    borderRadius: '2px',
    bg: 'lineStrong',
    overflow: 'hidden',
    _before: {
      content: '""',
      display: 'block',
      height: 'full',
      bg: 'accent',
      transformOrigin: '0 0',
      transform: 'scaleX(0)',
      transition: 'transform var(--settle) var(--ease)',
    },
    '&[data-on]::before': { transform: 'scaleX(1)' },
    [forced]: {
      border: '1px solid CanvasText',
      _before: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});

export interface SegmentProgressProps extends Omit<ComponentProps<typeof Base>, 'children'> {
  /** How many of the segments are filled. */
  value: number;
  of: number;
  label: string;
}

/** A bar of equal segments: `value` of `of`. */
export const SegmentProgress = ({ value, of, label, ...rest }: SegmentProgressProps) => (
  <Base
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={value}
    aria-valuetext={`${value} of ${of}`}
    {...rest}
  >
    {Array.from({ length: of }, (_, index) => (
      <Segment key={index} data-on={index < value || undefined} />
    ))}
  </Base>
);
