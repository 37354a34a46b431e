import { exactDollars, formatMonth, wholeDollars } from '@rig4u/shared/format';
import { LineChart } from '../../look/line-chart';
import { isEstimate, priceLine, type SourcedPoint } from '../../domain/prices';

interface Props {
  points: readonly SourcedPoint[];
  /** US dollars. */
  target: number | undefined;
}

const [width, height, edge] = [320, 88, 6];

/** Two prices or more as a line; an estimate continues it where no price is newer. The sentence above and the list below say the same, so that nobody needs the picture. */
export function PriceLine({ points: all, target }: Props) {
  const points = all.filter((point) => !isEstimate(point));
  // Where a price was seen since, the line goes to that.
  const newest = all.at(-1);
  const estimate = newest && isEstimate(newest) ? newest : undefined;
  const line = priceLine(points, estimate, target);
  if (!line) return null;
  const x = (share: number) => Math.round((edge + share * (width - 2 * edge)) * 10) / 10;
  const y = (share: number) => Math.round(share * height * 10) / 10;
  const path = line.points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ');
  const last = line.points.at(-1);
  const first = points[0]?.date ?? '';
  const end = estimate?.date ?? points.at(-1)?.date ?? '';
  return (
    <LineChart aria-hidden="true">
      <span data-at="top">{wholeDollars(line.highest)}</span>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {line.target !== undefined && <path data-role="target" d={`M0 ${y(line.target)}H${width}`} />}
        <polyline data-role="line" points={path} />
        {line.points.map((point, place) => (
          <circle key={place} data-role="point" cx={x(point.x)} cy={y(point.y)} r="3.5" />
        ))}
        {line.estimate && last && (
          <>
            <path data-role="estimate" d={`M${x(last.x)} ${y(last.y)}L${x(line.estimate.x)} ${y(line.estimate.y)}`} />
            <circle data-role="estimate" cx={x(line.estimate.x)} cy={y(line.estimate.y)} r="3.5" />
          </>
        )}
      </svg>
      <span data-at="foot">{wholeDollars(line.lowest)}</span>
      <span data-at="start">{formatMonth(first)}</span>
      <span data-at="end">{formatMonth(end)}</span>
      {target !== undefined && <span data-at="target">{`Target ${exactDollars(target)}`}</span>}
    </LineChart>
  );
}
