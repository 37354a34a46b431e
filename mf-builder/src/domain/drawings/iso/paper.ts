import type { Drawing, DrawnPath, Tone } from './drawing';
import { type Look, type Pen, drawn, tube } from './looks';
import { type Axis, type Flat, type Point, at, circle, project, roundedRectangle } from './project';

/** A letter of an SVG path and the points it goes through. */
export type Command = readonly ['M' | 'L' | 'Q' | 'C' | 'Z', ...Flat[]];

const faceTone = { z: 'top', y: 'left', x: 'right' } as const;

/** The tone of the light on a face. */
export const toneOf = (axis: Axis): Tone => faceTone[axis];

interface Item {
  commands: readonly Command[];
  paint: (d: string) => DrawnPath[];
}

/** Flat shapes in mm, later fitted to the middle of a sheet. */
export class Paper {
  readonly #mmPerUnit: number;
  readonly #items: Item[] = [];
  readonly #ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

  /** A sheet on which one unit shows so many mm. */
  constructor(mmPerUnit: number) {
    this.#mmPerUnit = mmPerUnit;
  }

  protected add(commands: readonly Command[], fill: Tone, pen: Pen): void {
    if (fill !== 'none' || pen !== 'none') this.#put(commands, (d) => [drawn(d, fill, pen)]);
  }

  /** Keeps a path, and what room it takes. `reach` is how far its line goes beyond its points, in units of the sheet. */
  #put(commands: readonly Command[], paint: Item['paint'], reach = 0): void {
    if (commands.length === 0) return;
    this.#items.push({ commands, paint });
    const ink = this.#ink;
    const beyond = reach * this.#mmPerUnit;
    for (const [, ...points] of commands)
      for (const [x, y] of points) {
        ink.left = Math.min(ink.left, x - beyond);
        ink.right = Math.max(ink.right, x + beyond);
        ink.top = Math.min(ink.top, y - beyond);
        ink.bottom = Math.max(ink.bottom, y + beyond);
      }
  }

  /** A closed shape through points in space. */
  poly(points: readonly Point[], { fill = 'top', pen = 'main' }: Look = {}): void {
    this.add([...open(points.map(project)), ['Z']], fill, pen);
  }

  /** Lines in space that enclose nothing. */
  lines(list: readonly (readonly Point[])[], pen: Pen = 'detail'): void {
    this.add(
      list.flatMap((points) => open(points.map(project))),
      'none',
      pen,
    );
  }

  /** Lines on a plane. */
  on(axis: Axis, n: number, list: readonly (readonly Flat[])[], pen: Pen = 'detail'): void {
    this.lines(
      list.map((points) => points.map(([u, v]) => at(axis, u, v, n))),
      pen,
    );
  }

  /** Closed shapes on a plane that do not overlap, in one path. */
  shapes(
    axis: Axis,
    n: number,
    outlines: readonly (readonly Flat[])[],
    { fill = toneOf(axis), pen = 'main' }: Look = {},
  ): void {
    const commands = outlines.flatMap((outline): Command[] => [
      ...open(outline.map(([u, v]) => project(at(axis, u, v, n)))),
      ['Z'],
    ]);
    this.add(commands, fill, pen);
  }

  /** A rectangle on a plane, from corner to corner, with corners of radius r. */
  plate(axis: Axis, n: number, u0: number, v0: number, u1: number, v1: number, look: Look & { r?: number } = {}): void {
    this.shapes(axis, n, [roundedRectangle(u0, v0, u1, v1, look.r)], look);
  }

  /** A disc on a plane. */
  disc(axis: Axis, n: number, u: number, v: number, r: number, look: Look = {}): void {
    this.shapes(axis, n, [circle(u, v, r, r > 8 * this.#mmPerUnit ? 40 : 20)], look);
  }

  /** A lit ring on a plane. */
  ring(axis: Axis, n: number, u: number, v: number, r: number, pen: Pen = 'accent'): void {
    this.disc(axis, n, u, v, r, { fill: 'none', pen });
  }

  /** A tube through points in space. Its width is in units of the sheet. */
  cable(points: readonly Point[], width = 5, core: Tone = 'left'): void {
    const flat = points.map(project);
    const commands = flat.map((end, i): Command => {
      const start = flat[i - 1];
      if (!start) return ['M', end];
      const before = flat[i - 2] ?? start;
      const after = flat[i + 1] ?? end;
      return ['C', handle(start, before, end), handle(end, after, start), end];
    });
    this.#put(commands, (d) => tube(d, width, core), width / 2);
  }

  /** The drawing in the middle of its sheet. A nonsense measure never leaves the sheet: only then the scale gives way. */
  drawing(): Drawing {
    const { left, right, top, bottom } = this.#ink;
    const [width, height, margin] = [240, 200, 8];
    const scale = Math.max(this.#mmPerUnit, (right - left) / (width - margin), (bottom - top) / (height - margin));
    const place = ([x, y]: Flat) =>
      `${tenths(width / 2 + (x - (left + right) / 2) / scale)} ${tenths(height / 2 + (y - (top + bottom) / 2) / scale)}`;
    const paths = this.#items.flatMap(({ commands, paint }) =>
      paint(commands.map(([letter, ...on]) => letter + on.map(place).join(' ')).join('')),
    );
    return { width, height, mmPerUnit: scale, paths };
  }
}

const open = (points: readonly Flat[]): Command[] => points.map((point, i) => [i === 0 ? 'M' : 'L', point]);

/** The handle of a smooth curve at a point: a sixth of the way from one neighbour to the other. */
const handle = ([x, y]: Flat, from: Flat, to: Flat): Flat => [x + (to[0] - from[0]) / 6, y + (to[1] - from[1]) / 6];

const tenths = (value: number): number => Math.round(value * 10) / 10;
