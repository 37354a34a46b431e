// Round things that no box or cylinder gives: closed curves, solids over a curved outline, domes. Each takes the sheet first.
import { project } from './iso.mjs';

const onAxis = { z: (u, v, n) => [u, v, n], y: (u, v, n) => [u, n, v], x: (u, v, n) => [n, u, v] };
const faceTone = { z: 'top', y: 'left', x: 'right' };

/** Catmull-Rom pieces through flat points, as cubic Béziers. */
function pieces(points, closed) {
  const n = points.length,
    at = (i) => (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]);
  return Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      'C',
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6],
      c,
    ];
  });
}
const smooth = (points, closed) => [['M', points[0]], ...pieces(points, closed), ...(closed ? [['Z']] : [])];

/** A smooth line, or a smooth closed shape, through points in space. */
export const curve = (s, points, opt) => s.path(smooth(points.map(project), false), opt);
export const patch = (s, points, opt) => s.path(smooth(points.map(project), true), opt);

/** A smooth closed shape on a plane. */
export const flat = (s, axis, n, points, opt = {}) =>
  patch(
    s,
    points.map(([u, v]) => onAxis[axis](u, v, n)),
    { f: faceTone[axis], ...opt },
  );

/**
 * A solid that stands on a smooth outline in the z plane. Its walls are cut where the outline turns, so each cut is
 * an edge that is seen.
 */
export function prism(s, outline, z0, z1, { tones = {}, ...rest } = {}) {
  const low = outline.map(([u, v]) => project([u, v, z0])),
    rise = z1 - z0;
  const fine = pieces(low, true).flatMap(([, c1, c2, to], i) =>
    Array.from({ length: 6 }, (_, k) => {
      const t = k / 6,
        q = 1 - t,
        from = low[i];
      return [0, 1].map((j) => q ** 3 * from[j] + 3 * q * q * t * c1[j] + 3 * q * t * t * c2[j] + t ** 3 * to[j]);
    }),
  );
  const m = fine.length,
    dx = (i) => Math.sign(fine[(i + 1) % m][0] - fine[i % m][0]);
  const turns = fine.map((_, i) => i).filter((i) => dx(i) !== dx(i + m - 1));
  const clockwise = fine.reduce((sum, p, i) => sum + p[0] * fine[(i + 1) % m][1] - fine[(i + 1) % m][0] * p[1], 0) > 0;
  turns.forEach((from, k) => {
    if (dx(from) < 0 !== clockwise) return; // this wall faces away
    const length = (turns[(k + 1) % turns.length] - from + m) % m;
    const run = Array.from({ length: length + 1 }, (_, i) => fine[(from + i) % m]).filter(
      (_, i) => i % 3 === 0 || i === length,
    );
    const up = run.map(([x, y]) => [x, y - rise]).reverse();
    s.path([['M', run[0]], ...pieces(run, false), ['L', up[0]], ...pieces(up, false), ['Z']], {
      ...rest,
      f: tones.side ?? 'left',
    });
  });
  flat(s, 'z', z1, outline, { ...rest, f: tones.z ?? 'top' });
}

/** The outline of a round solid: the hull of points on its surface, as a smooth line through `corners` points. */
export function solid(s, points, { corners = 16, ...opt } = {}) {
  const ring = hull(points.map(project));
  const steps = ring.map((p, i) =>
    Math.hypot(ring[(i + 1) % ring.length][0] - p[0], ring[(i + 1) % ring.length][1] - p[1]),
  );
  const whole = steps.reduce((a, b) => a + b, 0);
  const along = (d) => {
    let i = 0;
    while (d > steps[i] && i < ring.length - 1) d -= steps[i++];
    const a = ring[i],
      b = ring[(i + 1) % ring.length],
      t = d / steps[i];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  s.path(
    smooth(
      Array.from({ length: corners }, (_, i) => along((whole * i) / corners)),
      true,
    ),
    { f: 'left', ...opt },
  );
}

function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const out = [];
    for (const p of list) {
      while (out.length > 1 && turn(out.at(-2), out.at(-1), p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
