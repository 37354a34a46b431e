import type { BoxShape, FitShape, OverlapShape } from '../../domain/fit-view/types';
import { areaOf, type Sheet } from './sheet';

interface HatchProps {
  /** Unique on the page; what overlaps is filled with it. */
  id: string;
}

/** The hatches of what overlaps: of a fail, and of a warning. */
export const Hatch = ({ id }: HatchProps) => (
  <defs>
    {[false, true].map((warned) => (
      <pattern key={String(warned)} {...look} id={hatchId(id, warned)} data-warned={warned || undefined}>
        <rect width="6" height="6" />
        <path d="M0 0v6" />
      </pattern>
    ))}
  </defs>
);

const look = { width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const;

const hatchId = (id: string, warned: boolean): string => (warned ? `${id}-warned` : id);

/** How a rectangle is marked that is filled with a hatch of this id. */
export const overLook = (hatch: string, warned: boolean) => ({
  'data-over': true,
  'data-warned': warned || undefined,
  fill: `url(#${hatchId(hatch, warned)})`,
});

/** A box, without an edge where its end is not known or not shown. */
export const BoxMark = ({ sheet, box }: { sheet: Sheet; box: BoxShape }) => {
  const area = areaOf(sheet, box);
  const look = { 'data-role': box.role, 'data-basis': box.basis };
  const end = openEnd(sheet, box);
  const { x, y, w, h } = area;
  return (
    <>
      {end === undefined && <rect {...look} x={x} y={y} width={w} height={h} rx={box.role === 'case' ? 5 : 2} />}
      {end === 'right' && <path {...look} d={`M${x + w} ${y}H${x}v${h}h${w}`} />}
      {end === 'down' && <path {...look} d={`M${x} ${y + h}V${y}h${w}v${h}`} />}
      {fanEdges(box.fans ?? 0, box, area).map((d) => (
        <path key={d} data-line="fan" d={d} />
      ))}
    </>
  );
};

/** Why by the edge of the sheet: a part that goes on beyond it ends there, whichever way it goes. */
const openEnd = ({ shapes }: Sheet, { open, clipped, view, x, y, w, h }: BoxShape): 'right' | 'down' | undefined => {
  if (clipped !== true) return open;
  const box = shapes.find((shape): shape is BoxShape => shape.kind === 'box' && shape.role === 'case');
  if (!box || view !== box.view) return open;
  if (x + w > box.x + box.w) return 'right';
  return y + h > box.y + box.h ? 'down' : open;
};

/** Where one fan of a radiator ends and the next begins. */
const fanEdges = (fans: number, { role }: BoxShape, { x, y, w, h }: ReturnType<typeof areaOf>): string[] => {
  if (role !== 'fans') return [];
  return Array.from({ length: Math.max(0, fans - 1) }, (_, fan) => {
    const share = (fan + 1) / fans;
    return h > w ? `M${x} ${y + h * share}h${w}` : `M${x + w * share} ${y}v${h}`;
  });
};

const lineOf = (sheet: Sheet, { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): string =>
  `M${sheet.x(x1)} ${sheet.y(y1)}L${sheet.x(x2)} ${sheet.y(y2)}`;

/** A line with a small bar at each end. */
const measureOf = (sheet: Sheet, shape: { x1: number; y1: number; x2: number; y2: number }): string => {
  const [x1, y1, x2, y2] = [sheet.x(shape.x1), sheet.y(shape.y1), sheet.x(shape.x2), sheet.y(shape.y2)];
  const ends = x1 === x2 ? `M${x1 - 4} ${y1}h8M${x1 - 4} ${y2}h8` : `M${x1} ${y1 - 4}v8M${x2} ${y1 - 4}v8`;
  return `M${x1} ${y1}L${x2} ${y2}${ends}`;
};

/** The least that is hatched, in px: an overlap of 1 mm has to be seen. */
const leastHatch = 4;

const Over = ({ sheet, over, hatch }: { sheet: Sheet; over: OverlapShape; hatch: string }) => {
  const { x, y, w, h } = areaOf(sheet, over);
  return (
    <rect
      {...overLook(hatch, sheet.warned(over.limit))}
      x={x}
      y={y}
      width={Math.max(leastHatch, w)}
      height={Math.max(leastHatch, h)}
    />
  );
};

/** A shape that is no box. What overlaps is filled with the hatch of this id. */
export const Mark = ({ sheet, shape, hatch }: { sheet: Sheet; shape: FitShape; hatch: string }) => {
  if (shape.kind === 'line') return <path data-line={shape.role} d={lineOf(sheet, shape)} />;
  if (shape.kind === 'limit') return <path data-limit="line" d={lineOf(sheet, shape)} />;
  if (shape.kind === 'measure') return <path data-measure={shape.role} d={measureOf(sheet, shape)} />;
  return shape.kind === 'overlap' ? <Over sheet={sheet} over={shape} hatch={hatch} /> : null;
};
