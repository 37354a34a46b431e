import { figure, known } from './numbers';
import { sideRadiator } from './side-radiator';
import { placesOn, type Scene } from './scene';
import { across, down } from './shapes';
import { cardShapes } from './side-card';
import { supplyShapes } from './side-supply';
import { firstSlot, memoryModule, slotPitch } from './standards';
import type { FitShape } from './types';

/** How far a measure stands off what it measures, in mm. */
const off = 26;
const view = 'side';
/** The depth to which an open board is drawn, in mm. */
const openBoard = 330;

const caseShapes = ({ box, size: { height, depth } }: Scene): FitShape[] => [
  { kind: 'box', view, basis: 'fact', role: 'case', part: 'case', x: 0, y: 0, w: depth, h: height, label: box.name },
  { kind: 'measure', view, basis: 'fact', role: 'outer', ...across(0, depth, height + off), text: `${figure(depth)}` },
  { kind: 'measure', view, basis: 'fact', role: 'outer', ...down(-off, 0, height), text: `${figure(height)}` },
];

const boardShapes = (scene: Scene): FitShape[] => {
  const { boardStandard: form, boardTop: top, board, box, size } = scene;
  if (!form || !board) return [];
  const slots = Math.min(form.slots, known(box.specs.slots) ?? form.slots);
  const { memory, memorySlots } = placesOn(scene);
  const rows = Array.from({ length: slots }, (_, row) => top + firstSlot.mm + row * slotPitch.mm);
  return [
    {
      kind: 'box',
      view,
      basis: 'place',
      role: 'board',
      part: 'motherboard',
      x: 0,
      y: top,
      w: form.depth ?? Math.min(openBoard, size.depth),
      h: form.height,
      label: `${form.name} board`,
      sub: `${Math.round(form.height)} × ${form.depth === undefined ? '?' : Math.round(form.depth)} mm`,
      ...(form.depth === undefined && { open: 'right' }),
    },
    { kind: 'box', view, basis: 'place', role: 'ports', x: 0, y: top + 4, w: 24, h: 150 },
    ...rows.map((y): FitShape => ({ kind: 'line', view, basis: 'standard', role: 'slot', ...across(0, 70, y) })),
    ...Array.from({ length: memorySlots }, (_, slot): FitShape => {
      const line = down(memory + slot * 10, top + 12, top + 12 + memoryModule.length);
      return { kind: 'line', view, basis: 'place', role: 'memory', ...line };
    }),
    socket(scene),
  ];
};

// Why dashed: no standard gives the socket's place.
const socket = (scene: Scene): FitShape => {
  const { boardTop, airCooler, seat } = scene;
  const at = { x: placesOn(scene).socket, y: boardTop + 46, w: 76, h: 76 };
  const place = { kind: 'box', view, basis: 'unknown', ...at, sub: 'place ?' } as const;
  if (airCooler) return { ...place, role: 'part', part: 'cooling', limit: 'cooler-height', label: 'Cooler' };
  if (seat) return { ...place, role: 'part', part: 'cooling', limit: 'radiator', label: 'Pump' };
  return { ...place, role: 'free-place', label: 'Socket' };
};

/** The view into the open side panel, in mm. */
export const sideView = (scene: Scene): FitShape[] => [
  ...caseShapes(scene),
  ...boardShapes(scene),
  ...sideRadiator(scene),
  ...cardShapes(scene),
  ...supplyShapes(scene),
];
