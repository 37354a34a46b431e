/** A point in mm: x runs right and down, y runs left and down, z runs up. The viewer sees the faces at +x, +y and +z. */
export type Point = readonly [x: number, y: number, z: number];

/** A point on the paper, or on a plane of the solid. */
export type Flat = readonly [number, number];

/** The axis that a plane faces. */
export type Axis = 'x' | 'y' | 'z';

const cos30 = Math.cos(Math.PI / 6);

/** The place of a point on the paper, in mm. */
export const project = ([x, y, z]: Point): Flat => [(x - y) * cos30, (x + y) / 2 - z];

/** The point with the coordinates (u, v) on the plane that cuts `axis` at n. */
export const at = (axis: Axis, u: number, v: number, n: number): Point => {
  if (axis === 'z') return [u, v, n];
  return axis === 'y' ? [u, n, v] : [n, u, v];
};

/** Points on a plane, from their coordinates one after the other. */
export const flats = (...numbers: readonly number[]): Flat[] =>
  range(numbers.length / 2).map((i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);

/** Points in space, from their coordinates one after the other. */
export const points = (...numbers: readonly number[]): Point[] =>
  range(numbers.length / 3).map((i) => [numbers[3 * i] ?? 0, numbers[3 * i + 1] ?? 0, numbers[3 * i + 2] ?? 0]);

/** 0 to n - 1. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Points of a circle, counterclockwise. */
export const circle = (u: number, v: number, r: number, corners = 28): Flat[] =>
  range(corners).map((i) => {
    const angle = (i / corners) * 2 * Math.PI;
    return [u + r * Math.cos(angle), v + r * Math.sin(angle)];
  });

/** Points of a rectangle with corners of radius r, counterclockwise. */
export function roundedRectangle(u0: number, v0: number, u1: number, v1: number, r = 0): Flat[] {
  const radius = Math.max(0, Math.min(r, (u1 - u0) / 2, (v1 - v0) / 2));
  if (radius === 0) return flats(u0, v0, u1, v0, u1, v1, u0, v1);
  const centres: Flat[] = [
    [u1 - radius, v1 - radius],
    [u0 + radius, v1 - radius],
    [u0 + radius, v0 + radius],
    [u1 - radius, v0 + radius],
  ];
  return centres.flatMap(([u, v], corner) =>
    range(5).map((i): Flat => {
      const angle = (corner + i / 4) * (Math.PI / 2);
      return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
    }),
  );
}
