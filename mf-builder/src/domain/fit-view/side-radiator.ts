import { fansMm } from '../compatibility/build-facts/card-room';
import { fold } from '../compatibility/spelling';
import { figure } from './numbers';
import { frontOf, type RadiatorSeat } from './radiator-seat';
import { overlapOf, supplyRow, type Scene } from './scene';
import { overlapShape } from './shapes';
import type { FitShape } from './types';

const view = 'side';

/** How many fans a radiator of this size carries: 140 mm ones if it divides by them, else 120 mm ones. */
const fansOn = (size: number): number => Math.max(1, Math.min(4, Math.round(size / frameOf(size))));

/** The width of a radiator's fans in mm. */
export const frameOf = (size: number): number => (size % 140 === 0 ? 140 : 120);

/** Whether the side view has a place for the radiator; else it lies on the bench. */
export const isInSideView = (scene: Scene): boolean => sideRadiator(scene).length > 0;

/** The radiator on its wall, with its fans; nothing where size or place is not known, or the view does not show it. */
export const sideRadiator = (scene: Scene): FitShape[] => {
  const { seat } = scene;
  if (seat?.size === undefined) return [];
  if (seat.place === 'front') return inFront(scene, seat, seat.size);
  if (seat.place === 'top') return atTop(scene, seat, seat.size);
  if (seat.place === 'rear') return atRear(scene, seat, seat.size);
  return seat.place === 'none' ? tooLong(scene, seat, seat.size) : [];
};

const basisOf = ({ thickness }: RadiatorSeat) => (thickness === undefined ? 'unknown' : 'place');

const radiatorBox = (
  seat: RadiatorSeat,
  size: number,
  at: { x: number; y: number; w: number; h: number },
): FitShape => ({
  kind: 'box',
  view,
  basis: basisOf(seat),
  role: 'part',
  part: 'cooling',
  limit: 'radiator',
  ...at,
  label: `${size} radiator`,
  sub: seat.thickness === undefined ? 'thickness ?' : `${figure(seat.thickness)} mm thick`,
  ...(at.h > at.w && { upright: true }),
});

const fanBox = (size: number, at: { x: number; y: number; w: number; h: number }): FitShape => ({
  kind: 'box',
  view,
  basis: 'rule',
  role: 'fans',
  part: 'cooling',
  limit: 'radiator',
  ...at,
  fans: fansOn(size),
});

const inFront = (
  { box, size: { height, depth }, supplyBelow }: Scene,
  seat: RadiatorSeat,
  size: number,
): FitShape[] => {
  const x = Math.max(0, frontOf(box, depth) - seat.stack);
  const y = Math.max(0, (height - (supplyBelow ? supplyRow : 0) - size) / 2);
  const thick = seat.stack - fansMm;
  return [
    fanBox(size, { x, y, w: fansMm, h: size }),
    radiatorBox(seat, size, { x: x + fansMm, y, w: thick, h: size }),
    {
      kind: 'measure',
      view,
      basis: 'rule',
      role: 'stack',
      x1: x,
      y1: y + size + 10,
      x2: x + seat.stack,
      y2: y + size + 10,
      text: `${fansMm} + ${figure(thick)}${seat.thickness === undefined ? '?' : ''}`,
    },
  ];
};

const atTop = ({ size: { depth } }: Scene, seat: RadiatorSeat, size: number): FitShape[] => {
  const x = Math.max(0, (depth - size) / 2);
  const thick = seat.stack - fansMm;
  return [radiatorBox(seat, size, { x, y: 0, w: size, h: thick }), fanBox(size, { x, y: thick, w: size, h: fansMm })];
};

const atRear = ({ boardTop }: Scene, seat: RadiatorSeat, size: number): FitShape[] => [
  radiatorBox(seat, size, { x: 0, y: boardTop + 10, w: seat.stack, h: size }),
];

// Why at the top: a radiator without a mount has no place; the largest mount shows by how much it is too long.
const tooLong = (scene: Scene, seat: RadiatorSeat, size: number): FitShape[] => {
  const over = overlapOf(scene, 'radiator', seat.cooler);
  const mounts = scene.box.specs.radiators ?? [];
  const walls = mounts.filter(({ sizesMm }) => over && sizesMm?.includes(over.room));
  if (!over || !walls.some(({ position }) => position !== undefined && fold(position) === 'top')) return [];
  const x = Math.max(0, (scene.size.depth - size) / 2);
  const { need, room } = over;
  return [
    radiatorBox(seat, size, { x, y: 0, w: size, h: seat.stack }),
    overlapShape(view, 'radiator', { x: x + room, y: 0, w: need - room, h: seat.stack }, over),
    {
      kind: 'measure',
      view,
      basis: 'fact',
      role: 'limit',
      x1: x,
      y1: seat.stack + 16,
      x2: x + room,
      y2: seat.stack + 16,
      text: `largest mount ${figure(room)}`,
    },
  ];
};
