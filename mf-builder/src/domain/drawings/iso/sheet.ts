import type { Tone } from './drawing';
import type { Look } from './looks';
import { type Command, Paper, toneOf } from './paper';
import {
  type Axis,
  type Flat,
  type Point,
  at,
  circle,
  project,
  range,
  roundedRectangle,
  flats,
  points,
} from './project';

/** How a solid looks: the tones of its faces, its corners along one axis, and the edges that no fact gives. */
export interface SolidLook extends Omit<Look, 'fill'> {
  tones?: Partial<Record<Axis, Tone>>;
}

interface BoxLook extends SolidLook {
  /** The radius of the four edges along `axis`. */
  r?: number;
  axis?: Axis;
  /** The axes whose measure no fact gives: edges along them are dashed. */
  unknown?: readonly Axis[];
}

const others = { x: ['y', 'z'], y: ['x', 'z'], z: ['x', 'y'] } as const;

/** A sheet of solids in mm. What is drawn later is in front. */
export class Sheet extends Paper {
  /** A solid with the same outline from n0 to n1 along an axis. The outline runs counterclockwise. */
  prism(
    axis: Axis,
    outline: readonly Flat[],
    n0: number,
    n1: number,
    { tones = {}, pen = 'main' }: SolidLook = {},
  ): void {
    const [uTone, vTone] = [
      tones[others[axis][0]] ?? toneOf(others[axis][0]),
      tones[others[axis][1]] ?? toneOf(others[axis][1]),
    ];
    for (const { edges, u } of visibleSides(outline, uTone === vTone)) {
      const near = edges.map((edge) => at(axis, ...edge, n0));
      const far = edges.map((edge) => at(axis, ...edge, n1)).reverse();
      this.poly([...near, ...far], { fill: u ? uTone : vTone, pen: 'none' });
      this.lines([near], pen);
    }
    const ends = silhouetteEnds(outline);
    this.lines(
      ends.map((end) => [at(axis, ...end, n0), at(axis, ...end, n1)]),
      pen,
    );
    this.shapes(axis, n1, [outline], { fill: tones[axis] ?? toneOf(axis), pen });
  }

  /** A box from (x, y, z), w along x, d along y, h along z. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, look: BoxLook = {}): void {
    const { r = 0, axis = 'z', unknown = [], ...rest } = look;
    const [u, v, n] = axis === 'z' ? [x, y, z] : axis === 'y' ? [x, z, y] : [y, z, x];
    const [du, dv, dn] = axis === 'z' ? [w, d, h] : axis === 'y' ? [w, h, d] : [d, h, w];
    const outline = roundedRectangle(u, v, u + du, v + dv, unknown.length > 0 ? 0 : r);
    const sharp = r === 0 || unknown.length > 0;
    this.prism(axis, outline, n, n + dn, { ...rest, pen: sharp ? 'none' : (rest.pen ?? 'main') });
    if (!sharp || rest.pen === 'none') return;
    const [x1, y1, z1] = [x + w, y + d, z + h];
    const edges: Record<Axis, Point[][]> = {
      x: [points(x, y1, z1, x1, y1, z1), points(x, y1, z, x1, y1, z), points(x, y, z1, x1, y, z1)],
      y: [points(x1, y, z1, x1, y1, z1), points(x1, y, z, x1, y1, z), points(x, y, z1, x, y1, z1)],
      z: [points(x1, y1, z, x1, y1, z1), points(x1, y, z, x1, y, z1), points(x, y1, z, x, y1, z1)],
    };
    const axes = ['x', 'y', 'z'] as const;
    this.lines(
      axes.filter((one) => !unknown.includes(one)).flatMap((one) => edges[one]),
      rest.pen ?? 'main',
    );
    if (unknown.length > 0)
      this.lines(
        unknown.flatMap((one) => edges[one]),
        'unknown',
      );
  }

  /** A cylinder around an axis, from n0 to n1. */
  cylinder(axis: Axis, u: number, v: number, r: number, n0: number, n1: number, look: SolidLook = {}): void {
    this.prism(axis, circle(u, v, r, 40), n0, n1, look);
  }

  /** The outline that encloses points in space, as a filled shape. */
  hull(points: readonly Point[], { fill = 'top', pen = 'main' }: Look = {}): void {
    const outline = convexHull(points.map(project));
    this.add([...outline.map((point, i): Command => [i === 0 ? 'M' : 'L', point]), ['Z']], fill, pen);
  }

  /** A fan's blades in their frame. */
  fan(axis: Axis, n: number, u: number, v: number, r: number, blades = 9): void {
    const on = (angle: number, share: number): Flat =>
      project(at(axis, u + Math.cos(angle) * r * share, v + Math.sin(angle) * r * share, n));
    this.disc(axis, n, u, v, r, { fill: 'deep' });
    const step = (2 * Math.PI) / blades;
    const commands = range(blades).flatMap((i): Command[] => {
      const a = i * step + 0.2;
      const b = a + step * 0.62;
      return [
        ['M', on(a, 0.3)],
        ['Q', on(a + 0.1, 0.62), on(a + 0.52, 0.92)],
        ['L', on(b + 0.5, 0.92)],
        ['Q', on(b, 0.62), on(b, 0.3)],
        ['Z'],
      ];
    });
    this.add(commands, toneOf(axis), 'detail');
    this.disc(axis, n, u, v, r * 0.3, { fill: 'soft', pen: 'accent' });
  }

  /** The mark of the family: where the part will stand, as a fold line on a plan. `m` is its margin. */
  foot(x: number, y: number, w: number, d: number, m: number): void {
    const [x0, y0, x1, y1] = [x - m, y - m, x + w + m, y + d + m];
    const k = Math.min(m, w / 4, d / 4);
    this.plate('z', 0, x0, y0, x1, y1, { fill: 'none', pen: 'ghost' });
    const corners: Flat[][] = [
      flats(x0, y0 + k, x0, y0, x0 + k, y0),
      flats(x1 - k, y0, x1, y0, x1, y0 + k),
      flats(x1, y1 - k, x1, y1, x1 - k, y1),
      flats(x0 + k, y1, x0, y1, x0, y1 - k),
    ];
    this.on('z', 0, corners, 'fine');
  }
}

/** The way the side from corner i to the next one faces; it is seen if the sum is positive. */
const facing = (outline: readonly Flat[], i: number): Flat => {
  const [from, to] = [outline.at(i) ?? [0, 0], outline[(i + 1) % outline.length] ?? [0, 0]];
  return [to[1] - from[1], from[0] - to[0]];
};

const isSeen = ([u, v]: Flat): boolean => u + v > 1e-9;

/** The corners of an outline between a side that is seen and one that is not. */
const silhouetteEnds = (outline: readonly Flat[]): Flat[] =>
  outline.filter((_, i) => isSeen(facing(outline, i)) !== isSeen(facing(outline, i - 1)));

/** The sides of an outline that face the viewer: runs of corners, and whether a run faces u rather than v. */
function visibleSides(outline: readonly Flat[], oneTone: boolean): { edges: Flat[]; u: boolean }[] {
  const runs: { edges: Flat[]; u: boolean; last: number }[] = [];
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    const [nu, nv] = facing(outline, i);
    if (!isSeen([nu, nv])) continue;
    const run = runs.at(-1);
    if (run && run.last === i - 1 && (oneTone || run.u === nu > nv)) {
      run.edges.push(to);
      run.last = i;
    } else runs.push({ edges: [from, to], u: nu > nv, last: i });
  }
  return runs;
}

/** The convex outline of points (Andrew's monotone chain). */
function convexHull(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of list) {
      while (turnsRight(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnsRight = (a: Flat | undefined, b: Flat | undefined, c: Flat): boolean =>
  a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
