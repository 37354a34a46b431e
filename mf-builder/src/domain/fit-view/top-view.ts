import { figure, known, orUnknown, standIn } from './numbers';
import { frontOf } from './radiator-seat';
import { overlapOf, placesOn, roomOf, type Scene } from './scene';
import { down, overlapShape } from './shapes';
import { frameOf } from './side-radiator';
import { cardShapes } from './top-card';
import type { FitShape } from './types';

const view = 'top';
const usualCooler = 150;
/** Widths by convention, in mm: no fact tells them. */
const coolerWidth = 48;
const memoryWidth = 34;

/** The sum of board, tray and cable room: width less cooler limit, in mm; undefined where the facts do not give it. */
export const behindBoard = ({ box, size }: Pick<Scene, 'box' | 'size'>): number | undefined => {
  const room = known(box.specs.coolerMaxMm);
  return room === undefined || room >= size.width ? undefined : size.width - room;
};

const caseShapes = (scene: Scene): FitShape[] => {
  const { depth, width } = scene.size;
  const deep = behindBoard(scene);
  const outline: FitShape = {
    kind: 'box',
    view,
    basis: deep === undefined ? 'unknown' : 'fact',
    role: 'case',
    part: 'case',
    x: 0,
    y: -(deep ?? 0),
    w: depth,
    h: width,
    label: scene.box.name,
  };
  const from = -(deep ?? 0);
  const whole = { ...down(-26, from, from + width), text: `${figure(width)}` };
  const outer: FitShape = { kind: 'measure', view, basis: 'fact', role: 'outer', ...whole };
  if (deep === undefined) return [outline, outer];
  const panel = width - deep;
  return [
    outline,
    outer,
    {
      kind: 'box',
      view,
      basis: 'unknown',
      role: 'behind',
      x: 0,
      y: -deep,
      w: depth,
      h: deep,
      label: `board, tray and cables ${figure(deep)}`,
    },
    { kind: 'limit', view, basis: 'fact', limit: 'cooler-height', x1: 0, y1: panel, x2: depth, y2: panel },
    {
      kind: 'tag',
      view,
      basis: 'fact',
      role: 'limit',
      x: depth - 4,
      y: panel - 8,
      anchor: 'end',
      text: `side panel ${figure(panel)}`,
    },
  ];
};

const radiatorShapes = ({ seat, box, size: { depth } }: Scene): FitShape[] => {
  if (seat?.size === undefined || seat.place !== 'front') return [];
  return [
    {
      kind: 'box',
      view,
      basis: seat.thickness === undefined ? 'unknown' : 'place',
      role: 'part',
      part: 'cooling',
      limit: 'radiator',
      x: Math.max(0, frontOf(box, depth) - seat.stack),
      y: 0,
      w: seat.stack,
      h: frameOf(seat.size),
      label: `${figure(seat.stack)}`,
      upright: true,
    },
  ];
};

const coolerShapes = (scene: Scene): FitShape[] => {
  const { airCooler } = scene;
  if (!airCooler) return [];
  const height = known(airCooler.specs.heightMm);
  const over = overlapOf(scene, 'cooler-height', airCooler);
  const at = { x: placesOn(scene).socket + (76 - coolerWidth) / 2, w: coolerWidth };
  return [
    {
      kind: 'box',
      view,
      role: 'part',
      part: 'cooling',
      limit: 'cooler-height',
      ...at,
      y: 0,
      h: height ?? standIn(usualCooler, roomOf(scene, 'cooler-height')),
      basis: height === undefined ? 'unknown' : 'place',
      label: 'Cooler',
      sub: orUnknown(height, 'height'),
      upright: true,
      ...(height === undefined && { open: 'down' }),
    },
    ...(over ? [overlapShape(view, 'cooler-height', { ...at, y: over.room, h: over.need - over.room }, over)] : []),
  ];
};

const memoryShapes = (scene: Scene): FitShape[] => {
  const { memory } = scene;
  const height = known(memory?.specs.heightMm);
  if (!memory || height === undefined) return [];
  const over = overlapOf(scene, 'ram-cooler', memory);
  const room = roomOf(scene, 'ram-cooler');
  const [x, w] = [placesOn(scene).memory - 2, memoryWidth];
  return [
    {
      kind: 'box',
      view,
      basis: 'place',
      role: 'part',
      part: 'ram',
      limit: 'ram-cooler',
      x,
      w,
      y: 0,
      h: height,
      label: 'Memory',
      sub: `${figure(height)} mm`,
    },
    ...(room === undefined || room <= 0
      ? []
      : [{ kind: 'limit', view, basis: 'fact', limit: 'ram-cooler', x1: x, y1: room, x2: x + w, y2: room } as const]),
    ...(over ? [overlapShape(view, 'ram-cooler', { x, w, y: over.room, h: over.need - over.room }, over)] : []),
  ];
};

/** The view from above, in mm: what stands up from the board, against the side panel. */
export const topView = (scene: Scene): FitShape[] => [
  ...caseShapes(scene),
  ...cardShapes(scene),
  ...radiatorShapes(scene),
  ...coolerShapes(scene),
  ...memoryShapes(scene),
];
