// Isometric line art, no dependencies. One unit = one pixel; sizes are multiples of 4 wherever a shape is
// bigger than a detail. x runs right-down, y runs left-down, z runs up; the viewer sees +x, +y and +z faces.
// Painter's order: what is drawn later hides what is behind it, because every face is opaque.

const C = Math.cos(Math.PI / 6),
  S = 0.5,
  MAJ = Math.sqrt(1.5),
  MIN = Math.SQRT1_2;
export const range = (n) => Array.from({ length: n }, (_, i) => i);
export const project = ([x, y, z]) => [(x - y) * C, (x + y) * S - z];

// A plane is named by the axis it faces; (u, v) are its own coordinates.
const at = {
  z: (u, v, n) => [u, v, n],
  y: (u, v, n) => [u, n, v],
  x: (u, v, n) => [n, u, v],
};
const tilt = { z: 0, y: 60, x: -60 }; // rotation of a circle's long axis on that plane
const faceTone = { z: 'top', y: 'left', x: 'right' };

const FILL = {
  top: 'var(--art-1,#fff)',
  left: 'var(--art-2,#eef3f8)',
  right: 'var(--art-3,#dde6ef)',
  soft: 'var(--art-soft,#d3f3fa)',
  accent: 'var(--art-accent,#00a5c7)',
  deep: 'var(--art-4,#c9d5e2)',
  line: 'currentColor',
  none: 'none',
};
// name -> [stroke, width, width in the 48 px drawing (null: left out there), opacity]
const PEN = {
  main: ['currentColor', 1.5, 5.5, 1],
  detail: ['currentColor', 1, null, 0.62],
  accent: ['var(--art-accent,#00a5c7)', 1.5, 5.5, 1],
  fine: ['var(--art-accent,#00a5c7)', 1, null, 0.9],
  ghost: ['var(--art-accent,#00a5c7)', 1, null, 0.55],
  none: ['none', 0, 0, 1],
};

const add = (a, b, k = 1) => [a[0] + b[0] * k, a[1] + b[1] * k];
const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const fmt = (n) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

export class Sheet {
  constructor({
    width = 240,
    height = 200,
    compact = false,
    centre = true,
    origin = [0, 0],
    margin = 16,
    grow = 1,
  } = {}) {
    Object.assign(this, { width, height, compact, centre, origin, margin, grow, items: [] });
  }

  // ---- one path -------------------------------------------------------------------------------
  path(cmds, { f = 'none', s = 'main', o, dash, d, keep } = {}) {
    if (this.compact && !keep && (d || PEN[s][2] === null)) {
      if (d || f === 'none') return this;
      s = 'none';
    }
    this.items.push({ cmds, f, s, o, dash });
    return this;
  }
  group(name, vector, draw) {
    // vector: where the group travels to when the PC assembles
    this.items.push({ open: name, vector });
    draw(this);
    this.items.push({ close: true });
    return this;
  }
  again(id, shifts, draw) {
    // draw once, then show copies moved along the axes
    this.items.push({ raw: `<g id="${id}">` });
    draw(this);
    this.items.push({ close: true });
    for (const v of shifts) {
      const [x, y] = project(v);
      this.items.push({ raw: `<use href="#${id}" x="${fmt(x)}" y="${fmt(y)}"/>` });
    }
    return this;
  }
  raw(markup) {
    this.items.push({ raw: markup });
    return this;
  }

  // ---- flat shapes ----------------------------------------------------------------------------
  poly(points, opt = {}) {
    return this.path([...points.map((p, i) => [i ? 'L' : 'M', project(p)]), ['Z']], { f: 'top', ...opt });
  }
  line(points, opt = {}) {
    return this.path(
      points.map((p, i) => [i ? 'L' : 'M', project(p)]),
      opt,
    );
  }
  lines(list, opt = {}) {
    return this.path(
      list.flatMap((l) => l.map((p, i) => [i ? 'L' : 'M', project(p)])),
      { s: 'detail', ...opt },
    );
  }
  on(axis, n, list, opt = {}) {
    return this.lines(
      list.map((l) => l.map(([u, v]) => at[axis](u, v, n))),
      opt,
    );
  }
  shape(axis, n, points, opt = {}) {
    return this.poly(
      points.map(([u, v]) => at[axis](u, v, n)),
      { f: faceTone[axis], ...opt },
    );
  }
  roundRect(axis, n, u0, v0, u1, v1, r) {
    const p = (u, v) => project(at[axis](u, v, n));
    if (!r) return [['M', p(u0, v0)], ['L', p(u1, v0)], ['L', p(u1, v1)], ['L', p(u0, v1)], ['Z']];
    return [
      ['M', p(u0 + r, v0)],
      ['L', p(u1 - r, v0)],
      ['Q', p(u1, v0), p(u1, v0 + r)],
      ['L', p(u1, v1 - r)],
      ['Q', p(u1, v1), p(u1 - r, v1)],
      ['L', p(u0 + r, v1)],
      ['Q', p(u0, v1), p(u0, v1 - r)],
      ['L', p(u0, v0 + r)],
      ['Q', p(u0, v0), p(u0 + r, v0)],
      ['Z'],
    ];
  }
  plate(axis, n, u0, v0, u1, v1, opt = {}) {
    return this.path(this.roundRect(axis, n, u0, v0, u1, v1, opt.r), { f: faceTone[axis], ...opt });
  }
  plates(axis, n, rects, opt = {}) {
    // many rectangles that do not overlap, in one path
    return this.path(
      rects.flatMap(([a, b, c, e]) => this.roundRect(axis, n, a, b, c, e, opt.r)),
      { f: faceTone[axis], s: 'detail', ...opt },
    );
  }
  ellipse(axis, n, u, v, r) {
    const c = project(at[axis](u, v, n)),
      t = (tilt[axis] * Math.PI) / 180;
    const a = [MAJ * r * Math.cos(t), MAJ * r * Math.sin(t)];
    const arc = (to) => ['A', MAJ * r, MIN * r, tilt[axis], 1, 1, to];
    return [['M', add(c, a, -1)], arc(add(c, a)), arc(add(c, a, -1)), ['Z']];
  }
  disc(axis, n, u, v, r, opt = {}) {
    return this.path(this.ellipse(axis, n, u, v, r), { f: faceTone[axis], ...opt });
  }
  rings(axis, n, u, v, radii, opt = {}) {
    return this.path(
      radii.flatMap((r) => this.ellipse(axis, n, u, v, r)),
      { s: 'detail', ...opt },
    );
  }
  pins(axis, n, u0, v0, cols, rows, pitch, size, opt = {}) {
    const rects = [];
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++) {
        if (opt.skip?.(i, j)) continue;
        const u = u0 + i * pitch,
          v = v0 + j * (opt.pitchV ?? pitch);
        rects.push([u, v, u + size, v + (opt.sizeV ?? size)]);
      }
    return this.plates(axis, n, rects, { f: 'accent', s: 'none', ...opt, r: 0 });
  }

  // ---- solids ---------------------------------------------------------------------------------
  box(x, y, z, w, d, h, opt = {}) {
    const { tones = {}, ...rest } = opt;
    const t = (k) => ({ ...rest, f: tones[k] ?? faceTone[k] });
    this.plate('y', y + d, x, z, x + w, z + h, t('y'));
    this.plate('x', x + w, y, z, y + d, z + h, t('x'));
    return this.plate('z', z + h, x, y, x + w, y + d, t('z'));
  }
  // a box whose four edges along `axis` are rounded
  rbox(axis, x, y, z, w, d, h, r, opt = {}) {
    const { tones = {}, ...rest } = opt;
    const [u0, u1, v0, v1, n0, n1] =
      axis === 'z'
        ? [x, x + w, y, y + d, z, z + h]
        : axis === 'y'
          ? [x, x + w, z, z + h, y, y + d]
          : [y, y + d, z, z + h, x, x + w];
    const other = axis === 'z' ? ['x', 'y'] : axis === 'y' ? ['x', 'z'] : ['y', 'z'];
    const p = (u, v, n) => project(at[axis](u, v, n)),
      off = (q) => add(q, add(p(0, 0, n1), p(0, 0, n0), -1));
    const half = (a, c, b) => {
      const m1 = mid(a, c),
        m2 = mid(c, b);
      return [m1, mid(m1, m2), m2];
    };
    const A = half(p(u1 - r, v0, n0), p(u1, v0, n0), p(u1, v0 + r, n0));
    const M = half(p(u1, v1 - r, n0), p(u1, v1, n0), p(u1 - r, v1, n0));
    const B = half(p(u0 + r, v1, n0), p(u0, v1, n0), p(u0, v1 - r, n0));
    const one = [
      ['M', A[1]],
      ['Q', A[2], p(u1, v0 + r, n0)],
      ['L', p(u1, v1 - r, n0)],
      ['Q', M[0], M[1]],
      ['L', off(M[1])],
      ['Q', off(M[0]), off(p(u1, v1 - r, n0))],
      ['L', off(p(u1, v0 + r, n0))],
      ['Q', off(A[2]), off(A[1])],
      ['Z'],
    ];
    const two = [
      ['M', M[1]],
      ['Q', M[2], p(u1 - r, v1, n0)],
      ['L', p(u0 + r, v1, n0)],
      ['Q', B[0], B[1]],
      ['L', off(B[1])],
      ['Q', off(B[0]), off(p(u0 + r, v1, n0))],
      ['L', off(p(u1 - r, v1, n0))],
      ['Q', off(M[2]), off(M[1])],
      ['Z'],
    ];
    this.path(one, { ...rest, f: tones[other[0]] ?? faceTone[other[0]], s: 'none' });
    this.path(two, { ...rest, f: tones[other[1]] ?? faceTone[other[1]], s: 'none' });
    this.path(
      [
        ['M', off(A[1])],
        ['L', A[1]],
        ['Q', A[2], p(u1, v0 + r, n0)],
        ['L', p(u1, v1 - r, n0)],
        ['Q', p(u1, v1, n0), p(u1 - r, v1, n0)],
        ['L', p(u0 + r, v1, n0)],
        ['Q', B[0], B[1]],
        ['L', off(B[1])],
      ],
      { ...rest, f: 'none' },
    );
    return this.plate(axis, n1, u0, v0, u1, v1, { ...rest, r, f: tones[axis] ?? faceTone[axis] });
  }
  cyl(axis, u, v, r, n0, n1, opt = {}) {
    const { tones = {}, ...rest } = opt;
    const c0 = project(at[axis](u, v, n0)),
      c1 = project(at[axis](u, v, n1));
    const t = (tilt[axis] * Math.PI) / 180,
      a = [MAJ * r * Math.cos(t), MAJ * r * Math.sin(t)];
    const arc = (sw, to) => ['A', MAJ * r, MIN * r, tilt[axis], 0, sw, to],
      sw = axis === 'z' ? 0 : 1;
    this.path(
      [
        ['M', add(c1, a, -1)],
        ['L', add(c0, a, -1)],
        arc(sw, add(c0, a)),
        ['L', add(c1, a)],
        arc(1 - sw, add(c1, a, -1)),
        ['Z'],
      ],
      { ...rest, f: tones.side ?? 'left' },
    );
    return this.disc(axis, n1, u, v, r, { ...rest, f: tones.cap ?? faceTone[axis] });
  }
  fan(axis, n, u, v, r, { blades = 7, hub = 0.3, well = 'deep', frame = true } = {}) {
    const P = (q, k) => project(at[axis](u + Math.cos(q) * r * k, v + Math.sin(q) * r * k, n));
    if (frame) this.disc(axis, n, u, v, r, { f: well });
    const cmds = [],
      step = (2 * Math.PI) / blades;
    for (let i = 0; i < blades; i++) {
      const q = i * step + 0.2;
      cmds.push(
        ['M', P(q, hub)],
        ['Q', P(q + 0.1, 0.62), P(q + 0.52, 0.92)],
        ['L', P(q + 0.52 + step * 0.6, 0.92)],
        ['Q', P(q + step * 0.62, 0.62), P(q + step * 0.62, hub)],
        ['Z'],
      );
    }
    this.path(cmds, { f: faceTone[axis], s: 'detail' });
    this.disc(axis, n, u, v, r * hub, { f: 'soft', s: 'accent' });
    return this;
  }
  // a rubber tube through 3D points: outline first, then its core
  cable(points, { width = 5, f = 'left' } = {}) {
    const q = points.map(project),
      cmds = [['M', q[0]]];
    for (let i = 0; i < q.length - 1; i++) {
      const a = q[i - 1] ?? q[i],
        b = q[i],
        c = q[i + 1],
        e = q[i + 2] ?? c;
      cmds.push([
        'C',
        add(b, [(c[0] - a[0]) / 6, (c[1] - a[1]) / 6]),
        add(c, [(e[0] - b[0]) / 6, (e[1] - b[1]) / 6], -1),
        c,
      ]);
    }
    this.items.push({ cmds, tube: [width + (this.compact ? 6 : 1.5), width - (this.compact ? 1 : 1.5), FILL[f]] });
    return this;
  }
  // the family mark: where the part will stand, drawn like a fold line on a plan
  foot(x, y, w, d, { z = 0, m = 12 } = {}) {
    const [a, b, c, e] = [x - m, y - m, x + w + m, y + d + m],
      k = 8;
    this.path(this.roundRect('z', z, a, b, c, e, 0), { s: 'ghost', dash: '2 5' });
    return this.on(
      'z',
      z,
      [
        [
          [a, b + k],
          [a, b],
          [a + k, b],
        ],
        [
          [c - k, b],
          [c, b],
          [c, b + k],
        ],
        [
          [c, e - k],
          [c, e],
          [c - k, e],
        ],
        [
          [a + k, e],
          [a, e],
          [a, e - k],
        ],
      ],
      { s: 'fine' },
    );
  }

  // ---- out ------------------------------------------------------------------------------------
  bounds() {
    const xs = [],
      ys = [];
    for (const { cmds } of this.items) {
      let last = [0, 0];
      for (const c of cmds ?? []) {
        for (const p of c)
          if (Array.isArray(p)) {
            xs.push(p[0]);
            ys.push(p[1]);
          }
        if (c[0] === 'A') {
          // half an ellipse reaches beyond its two ends
          const [, rx, ry, tilted, , , to] = c,
            q = (tilted * Math.PI) / 180,
            m = mid(last, to);
          const w = Math.hypot(rx * Math.cos(q), ry * Math.sin(q)),
            h = Math.hypot(rx * Math.sin(q), ry * Math.cos(q));
          xs.push(m[0] - w, m[0] + w);
          ys.push(m[1] - h, m[1] + h);
        }
        if (c.length > 1) last = c.at(-1);
      }
    }
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
  inner() {
    const [x0, y0, x1, y1] = this.bounds();
    const m = this.margin; // a drawing may be fitted to its sheet; line widths never scale
    const k = this.centre ? Math.min(this.grow, (this.width - m) / (x1 - x0), (this.height - m) / (y1 - y0)) : 1;
    const o = this.centre
      ? [this.width / 2 - (k * (x0 + x1)) / 2, this.height / 2 - (k * (y0 + y1)) / 2, k]
      : [...this.origin, 1];
    let out = '',
      key = null,
      run = [];
    const shut = () => {
      // one path carries its own attributes, several share a group
      if (run.length === 1) out += `<path ${key} d="${run[0]}"/>`.replace('  ', ' ');
      else if (run.length)
        out += `<g ${key}>`.replace(' >', '>') + run.map((d) => `<path d="${d}"/>`).join('') + '</g>';
      key = null;
      run = [];
    };
    for (const it of this.items) {
      if (it.raw) {
        shut();
        out += it.raw;
        continue;
      }
      if (it.open) {
        shut();
        out += `<g data-part="${it.open}"${
          it.vector
            ? ` data-home="${project(it.vector)
                .map((n) => fmt(-n))
                .join(' ')}"`
            : ''
        }>`;
        continue;
      }
      if (it.close) {
        shut();
        out += '</g>';
        continue;
      }
      // A bold drawing is shown at a fifth of its size: whole numbers are exact enough, and a third shorter.
      const d = write(it.cmds, o, this.compact ? 1 : 0.1);
      if (it.tube) {
        shut();
        out += `<path d="${d}" stroke-width="${it.tube[0]}"/><path d="${d}" stroke="${it.tube[2]}" stroke-width="${it.tube[1]}"/>`;
        continue;
      }
      const [stroke, w, cw, op] = PEN[it.s],
        width = this.compact ? (cw ?? 4) : w;
      const k = [
        it.f !== 'none' && `fill="${FILL[it.f] ?? it.f}"`,
        stroke === 'none' ? 'stroke="none"' : stroke !== 'currentColor' && `stroke="${stroke}"`,
        stroke !== 'none' && width !== (this.compact ? 5.5 : 1.5) && `stroke-width="${width}"`,
        stroke !== 'none' && op !== 1 && `stroke-opacity="${op}"`,
        it.o && `opacity="${it.o}"`,
        it.dash && `stroke-dasharray="${it.dash}"`,
      ]
        .filter(Boolean)
        .join(' ');
      if (k !== key) {
        shut();
        key = k;
      }
      run.push(d);
    }
    shut();
    return out;
  }
  // `id` lets a page show the file with <use href="cpu.svg#art">; no <title>, it would be a tooltip on a decorative drawing
  /** The attributes of what holds the paths: a use of it takes them along, and nothing from around it. */
  frame(id) {
    const stroke = `stroke-width="${this.compact ? 5.5 : 1.5}" stroke-linejoin="round" stroke-linecap="round"`;
    return `id="${id}" viewBox="0 0 ${this.width} ${this.height}" fill="none" stroke="currentColor" ${stroke}`;
  }
  svg() {
    return `<svg xmlns="http://www.w3.org/2000/svg" ${this.frame('art')}>${this.inner()}</svg>\n`;
  }
  symbol(id) {
    return `<symbol ${this.frame(id)}>${this.inner()}</symbol>`;
  }
}

function write(cmds, o, step) {
  let out = '',
    cur = [0, 0],
    last = '';
  const k = o[2],
    to = (n) => Math.round(Math.round(n / step) * step * 10) / 10,
    r = (p) => [to(p[0] * k + o[0]), to(p[1] * k + o[1])];
  const rel = (p) => {
    const q = r(p);
    return `${fmt(q[0] - cur[0])} ${fmt(q[1] - cur[1])}`;
  };
  let start = cur;
  for (const c of cmds) {
    const [op, ...a] = c;
    if (op === 'Z') {
      out += 'z';
      cur = start;
      last = 'z';
      continue;
    }
    let body;
    if (op === 'A') body = `${fmt(to(a[0] * k))} ${fmt(to(a[1] * k))} ${a[2]} ${a[3]} ${a[4]} ${rel(a[5])}`;
    else if (op === 'M') {
      body = rel(a[0]);
      start = r(a[0]);
    } else body = a.map(rel).join(' ');
    const letter = op === 'M' && !last ? 'M' : op.toLowerCase();
    out += (letter === last && letter !== 'm' ? (body[0] === '-' ? '' : ' ') : letter) + body;
    last = letter;
    cur = r(a.at(-1));
  }
  return out.replace(/ -/g, '-');
}
