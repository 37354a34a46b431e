import { element } from '../../element';
import { metersRecipe } from './recipe';

/** A list of ranges. */
export const Meters = element('dl', metersRecipe);

export interface MeterProps {
  name: string;
  /** From 0 to 100; undefined while it is not known. */
  range: { low: number; high: number } | undefined;
}

/** One range, within `Meters`. The bar is decoration: the figures say the same. */
export const Meter = ({ name, range }: MeterProps) => (
  <div>
    <dt>{name}</dt>
    <dd aria-hidden="true">
      {range && <i style={{ insetInlineStart: `${range.low}%`, width: `${range.high - range.low}%` }} />}
    </dd>
    <dd>{range ? <span>{`${range.low}–${range.high}`}</span> : 'not known'}</dd>
  </div>
);
