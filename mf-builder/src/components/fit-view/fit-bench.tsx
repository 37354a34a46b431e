import { FitFrame } from '../../look/fit-view';
import { useId } from 'react';
import type { BenchItem, FitLimit } from '../../domain/fit-view/types';
import { Hatch, overLook } from './shapes';

/** The most pixels that a part on the bench is wide, and the most that a millimetre takes. */
const widest = 256;
const largest = 0.6;
/** Millimetres between pieces of one kind. */
const gap = 6;

/** The parts whose place no fact tells, all on one scale. */
export function FitBench({ bench, limits }: { bench: readonly BenchItem[]; limits: readonly FitLimit[] }) {
  const isWarned = ({ limit }: BenchItem): boolean =>
    limits.some(({ rule, verdict }) => rule === limit && verdict === 'warning');
  const scale = Math.min(largest, widest / Math.max(...bench.map(({ w }) => w), 1));
  return (
    <FitFrame as="ul" layout="bench">
      {bench.map((item) => (
        <li key={item.label}>
          <Item item={item} scale={scale} warned={isWarned(item)} />
          <div>
            <span>{item.label}</span>{' '}
            {item.over !== undefined && <b data-warned={isWarned(item) || undefined}>{item.over}</b>}
          </div>
          <span>{item.sub}</span>
        </li>
      ))}
    </FitFrame>
  );
}

interface ItemProps {
  item: BenchItem;
  scale: number;
  /** Whether too little room is a warning only. */
  warned: boolean;
}

/** One part, its pieces above each other, with the line where its room ends. */
function Item({ item: { w, h, pieces, limitMm, over, basis, clipped }, scale, warned }: ItemProps) {
  const hatch = `hatch${useId().replaceAll(/\W/g, '')}`;
  const step = h + gap;
  const beyond = over !== undefined && limitMm !== undefined && limitMm < w ? w - limitMm : 0;
  const [width, height] = [Math.max(w, limitMm ?? 0) * scale + 2, (pieces * step - gap) * scale + 4];
  return (
    <svg width={width} height={height} aria-hidden="true">
      {beyond > 0 && <Hatch id={hatch} />}
      {Array.from({ length: pieces }, (_, piece) => {
        const [y, end, down] = [2 + piece * step * scale, 1 + w * scale, h * scale];
        const look = { 'data-role': 'part', 'data-basis': basis };
        return clipped === true ? (
          <path key={piece} {...look} d={`M${end} ${y}H1v${down}H${end}`} />
        ) : (
          <rect key={piece} {...look} x="1" y={y} width={w * scale} height={down} rx="1" />
        );
      })}
      {beyond > 0 && (
        <rect
          {...overLook(hatch, warned)}
          x={1 + (w - beyond) * scale}
          y="2"
          width={beyond * scale}
          height={h * scale}
        />
      )}
      {limitMm !== undefined && <path data-limit="room" d={`M${1 + limitMm * scale} 0v${height}`} />}
    </svg>
  );
}
