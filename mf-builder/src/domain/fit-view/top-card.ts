import { figure, known, standIn } from './numbers';
import { bendOf } from './readings';
import { overlapOf, roomOf, type Scene } from './scene';
import { overlapShape } from './shapes';
import type { FitShape, Frame } from './types';

const view = 'top';
const usualCard = 240;
const usualCardHeight = 110;
const plugWidth = 46;

/** The graphics card from above with its cable, and what overlaps. In mm. */
export const cardShapes = (scene: Scene): FitShape[] => {
  const { card } = scene;
  if (!card) return [];
  const height = known(card.specs.heightMm);
  const length = known(card.specs.lengthMm);
  const [w, h] = [
    length ?? standIn(usualCard, roomOf(scene, 'gpu-length')),
    height ?? standIn(usualCardHeight, roomOf(scene, 'gpu-width')),
  ];
  const bend = bendOf(card, scene.box, scene.supply ? [scene.supply] : []) ?? 0;
  const tooLong = overlapOf(scene, 'gpu-length', card);
  const tooHigh = overlapOf(scene, 'gpu-width', card);
  const plug = { x: Math.min(w, scene.size.depth) * 0.56, w: plugWidth };
  return [
    {
      kind: 'box',
      view,
      role: 'card',
      part: 'gpu',
      limit: 'gpu-width',
      x: 0,
      y: 0,
      w,
      h,
      basis: height === undefined || length === undefined ? 'unknown' : 'fact',
      label: 'Graphics card',
      sub: height === undefined ? 'height ?' : `${figure(height)} mm high`,
      ...(height === undefined && { open: 'down' }),
    },
    ...(bend > 0
      ? [
          {
            kind: 'box',
            view,
            basis: 'rule',
            role: 'plug',
            part: 'gpu',
            limit: 'gpu-width',
            ...plug,
            y: h,
            h: bend,
            label: `+${bend}`,
          } as const,
        ]
      : []),
    ...(tooLong ? [overlapShape(view, 'gpu-length', beyond(tooLong, h), tooLong)] : []),
    ...(tooHigh
      ? [overlapShape(view, 'gpu-width', { ...plug, y: tooHigh.room, h: tooHigh.need - tooHigh.room }, tooHigh)]
      : []),
  ];
};

const beyond = ({ need, room }: { need: number; room: number }, h: number): Frame => {
  const x = Math.max(0, room);
  return { x, y: 0, w: need - x, h };
};
