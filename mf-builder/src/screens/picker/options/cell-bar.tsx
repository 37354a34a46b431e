import type { Bar } from '../../../domain/columns/column';

const share = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** How much of the scale a number takes, with a tick where its limit is. The number beside it says the same. */
export const CellBar = ({ bar: { from, to, limit, over }, range }: { bar: Bar; range: boolean }) => (
  <span className={['bar', range && 'range', over && 'over'].filter(Boolean).join(' ')} aria-hidden="true">
    <i style={{ insetInlineStart: share(from), width: share(Math.max(0, to - from)) }} />
    {limit !== undefined && <u style={{ insetInlineStart: share(Math.min(1, Math.max(0, limit))) }} />}
  </span>
);
