import { FitFrame } from '../../look/fit-view';
import { useId } from 'react';
import type { FitBar, FitMeasures as Measures } from '../../domain/fit-view/types';
import { Hatch, overLook } from './shapes';

/** Every clearance in mm as a bar against its limit, on one scale. */
export const FitMeasures = ({ measures: { bars, scale } }: { measures: Measures }) => (
  <FitFrame as="ul" layout="measures">
    {bars.map((bar) => (
      <li key={bar.rule}>
        <span>{bar.title}</span>
        <Bar bar={bar} scale={scale} />
        <b data-verdict={bar.verdict}>{bar.text}</b>
      </li>
    ))}
  </FitFrame>
);

/** The bar of what is needed, and the line where the room ends. The words beside it say the same. */
function Bar({ bar: { need, room, verdict }, scale }: { bar: FitBar; scale: number }) {
  const hatch = `hatch${useId().replaceAll(/\W/g, '')}`;
  const share = (mm: number): string => `${Math.round((mm / scale) * 1000) / 10}%`;
  const over = need !== undefined && room !== undefined && need > room ? need - room : 0;
  return (
    <svg aria-hidden="true">
      {over > 0 && <Hatch id={hatch} />}
      {room !== undefined && <rect data-role="room" x="0" y="4" width={share(room)} height="12" rx="2" />}
      {need !== undefined && (
        <rect
          data-role="part"
          data-basis={verdict === 'unknown' ? 'unknown' : 'fact'}
          x="0"
          y="6"
          width={share(need - over)}
          height="8"
          rx="1"
        />
      )}
      {over > 0 && (
        <rect
          {...overLook(hatch, verdict === 'warning')}
          x={share(need === undefined ? 0 : need - over)}
          y="4"
          width={share(over)}
          height="12"
        />
      )}
      {room !== undefined && <line data-limit="room" x1={share(room)} x2={share(room)} y1="1" y2="19" />}
    </svg>
  );
}
