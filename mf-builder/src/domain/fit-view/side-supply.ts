import { figure, orUnknown } from './numbers';
import { lengthIn, supplyRow, type Scene } from './scene';
import { across, down, overlapShape } from './shapes';
import type { FitShape } from './types';

const view = 'side';
const usualSupply = 140;

/** The supply under the board, the room for it, and what is too long; nothing where it may sit elsewhere. In mm. */
export const supplyShapes = (scene: Scene): FitShape[] => {
  const { supply, supplyStandard: form, supplyBelow, size } = scene;
  if (!supply || !form || !supplyBelow) return [];
  const { length, room, w, over } = lengthIn(scene, 'psu-length', supply, usualSupply);
  const y = size.height - form.height;
  return [
    {
      kind: 'box',
      view,
      role: 'part',
      part: 'psu',
      limit: 'psu-length',
      x: 0,
      y,
      w,
      h: form.height,
      basis: length === undefined ? 'unknown' : 'place',
      label: `${form.name} supply`,
      sub: orUnknown(length, 'length'),
      ...(length === undefined && { open: 'right' }),
    },
    { kind: 'line', view, basis: 'place', role: 'shroud', ...across(0, size.depth, size.height - supplyRow) },
    ...(room === undefined
      ? [tag(Math.min(w, size.depth - 8) + 8, size.height - 36, 'room not known', 'unknown')]
      : [
          {
            kind: 'limit',
            view,
            basis: 'fact',
            limit: 'psu-length',
            ...down(room, size.height - supplyRow, size.height),
          } as const,
          tag(room + 6, size.height - 14, `room ${figure(room)}`, 'limit'),
        ]),
    ...(over
      ? [overlapShape(view, 'psu-length', { x: over.room, y, w: over.need - over.room, h: form.height }, over)]
      : []),
  ];
};

const tag = (x: number, y: number, text: string, role: 'limit' | 'unknown'): FitShape => ({
  kind: 'tag',
  view,
  basis: role === 'unknown' ? 'unknown' : 'fact',
  x,
  y,
  text,
  role,
  anchor: 'start',
});
