import type { CheckedPart } from '../compatibility/types';
import { figure, known, orUnknown } from './numbers';
import { cardThickness, lengthIn, overlapOf, type Scene } from './scene';
import { across, down, overlapShape } from './shapes';
import { cardBack, firstSlot, slotPitch } from './standards';
import type { FitShape, Frame } from './types';

const view = 'side';
const usualCard = 240;

/** The graphics card in its first slot, the room for it, and what is too long. In mm. */
export const cardShapes = (scene: Scene): FitShape[] => {
  const { card, boardTop, boardStandard } = scene;
  if (!card || !boardStandard) return [];
  const { length, room, w, over } = lengthIn(scene, 'gpu-length', card, usualCard);
  const slots = known(card.specs.slots);
  const y = boardTop + firstSlot.mm - cardBack.mm;
  const h = cardThickness(card);
  const thick = overlapOf(scene, 'gpu-slots', card);
  return [
    {
      kind: 'box',
      view,
      role: 'card',
      part: 'gpu',
      limit: 'gpu-length',
      x: 0,
      y,
      w,
      h,
      basis: length === undefined || slots === undefined ? 'unknown' : 'place',
      label: 'Graphics card',
      sub: `${orUnknown(length, 'length')} × ${slots === undefined ? '? slots' : `${slots} slots`}`,
      ...(length === undefined && { open: 'right' }),
    },
    ...(room === undefined || room <= 0 ? [] : cardRoom(room, y, h)),
    ...(thick && isOf(card, thick.need) ? [overlapShape(view, 'gpu-slots', below(thick, y), thick)] : []),
    ...(over ? [overlapShape(view, 'gpu-length', beyond(over, y, h), over)] : []),
  ];
};

/** Whether the slots are this card's alone: the rule adds up those of several. */
const isOf = ({ quantity, specs }: CheckedPart<'gpu'>, need: number): boolean =>
  quantity === 1 && (need === specs.slots || need === specs.bracketSlots);

const below = ({ need, room }: { need: number; room: number }, y: number): Frame => ({
  x: 0,
  y: y + room * slotPitch.mm,
  w: 70,
  h: (need - room) * slotPitch.mm,
});

const beyond = ({ need, room }: { need: number; room: number }, y: number, h: number): Frame => {
  const x = Math.max(0, room);
  return { x, y, w: need - x, h };
};

const cardRoom = (room: number, y: number, h: number): FitShape[] => [
  { kind: 'limit', view, basis: 'fact', limit: 'gpu-length', ...down(room, y - 14, y + h + 30) },
  { kind: 'measure', view, basis: 'fact', role: 'limit', ...across(0, room, y + h + 22), text: `room ${figure(room)}` },
];
