import { tenth } from './numbers';
import type { BoxShape, FitShape, Frame, ViewName } from './types';

/** How far beyond the case a drawing goes, in parts of the case. */
const beyond = 0.5;
/** Room for measures around the case, in mm. */
const margin = 60;

/** What a view of a case draws at most: one and a half times the case, and its measures. In mm. */
export const windowOf = (box: Frame): Frame => ({
  x: box.x - margin,
  y: box.y - margin,
  w: box.w * (1 + beyond) + margin * 2,
  h: box.h * (1 + beyond) + margin * 2,
});

const inX = (x: number, to: Frame): number => Math.min(to.x + to.w, Math.max(to.x, x));
const inY = (y: number, to: Frame): number => Math.min(to.y + to.h, Math.max(to.y, y));
const isIn = (x: number, y: number, to: Frame): boolean => x === inX(x, to) && y === inY(y, to);

interface Clipped {
  shapes: FitShape[];
  cut: BoxShape[];
  left: BoxShape[];
}

/** The shape as far as it is in the frame: itself where it is in it, undefined where nothing of it is. */
const clipped = (shape: FitShape, to: Frame): FitShape | undefined => {
  if (shape.kind === 'tag') return isIn(shape.x, shape.y, to) ? shape : undefined;
  const line = 'x1' in shape;
  const [x1, y1] = line ? [shape.x1, shape.y1] : [shape.x, shape.y];
  const [x2, y2] = line ? [shape.x2, shape.y2] : [shape.x + shape.w, shape.y + shape.h];
  if (isIn(x1, y1, to) && isIn(x2, y2, to)) return shape;
  const cut = { x1: inX(x1, to), y1: inY(y1, to), x2: inX(x2, to), y2: inY(y2, to) };
  // Why: a line outside would come to lie on the edge, where nothing is.
  if (line) return (x1 === x2 && cut.x1 !== x1) || (y1 === y2 && cut.y1 !== y1) ? undefined : { ...shape, ...cut };
  const area = { x: cut.x1, y: cut.y1, w: cut.x2 - cut.x1, h: cut.y2 - cut.y1 };
  if (area.w <= 0 || area.h <= 0) return undefined;
  return shape.kind === 'box' ? { ...shape, ...area, clipped: true } : { ...shape, ...area };
};

/** Shapes cut to what can be read; the parts that were cut, and those that lie outside and were left out. */
export const clip = (shapes: readonly FitShape[], to: Frame): Clipped => {
  const kept: FitShape[] = [];
  const cut: BoxShape[] = [];
  const left: BoxShape[] = [];
  for (const shape of shapes) {
    const one = clipped(shape, to);
    if (one) kept.push(one);
    if (one !== shape && shape.kind === 'box' && shape.part) (one ? cut : left).push(shape);
  }
  return { shapes: kept, cut, left };
};

/** The smallest frame around the shapes of a view, in mm; undefined where there are none. */
export const frameOf = (shapes: readonly FitShape[], view: ViewName): Frame | undefined => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const shape of shapes) {
    if (shape.view !== view) continue;
    if ('x1' in shape) {
      xs.push(shape.x1, shape.x2);
      ys.push(shape.y1, shape.y2);
    } else {
      xs.push(shape.x, shape.x + ('w' in shape ? shape.w : 0));
      ys.push(shape.y, shape.y + ('h' in shape ? shape.h : 0));
    }
  }
  if (xs.length === 0) return undefined;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: tenth(x), y: tenth(y), w: tenth(Math.max(...xs) - x), h: tenth(Math.max(...ys) - y) };
};
