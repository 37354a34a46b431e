/**
 * A colour of the look's drawings: faces by where they look, `deep` for a hollow, `soft` and `accent` for what is lit.
 * Names, because a part spells no colour: the look gives each its variable (`top` is `--art-1`; see the README).
 */
export type Tone = 'top' | 'left' | 'right' | 'deep' | 'soft' | 'accent' | 'line' | 'none';

/** One path of a drawing, in the attributes of an SVG path. */
export interface DrawnPath {
  d: string;
  fill: Tone;
  stroke: Tone;
  /** In units of the sheet; a line is as wide on a small part as on a large one. */
  strokeWidth: number;
  strokeOpacity?: number;
  strokeDasharray?: string;
}

/** A drawing in painter's order: each path hides what is behind it. */
export interface Drawing {
  width: number;
  height: number;
  /** How many mm of the part one unit of the sheet shows; the same for all parts of a type. */
  mmPerUnit: number;
  paths: readonly DrawnPath[];
}

const attributes = ({ d, fill, stroke, strokeWidth, strokeOpacity = 1, strokeDasharray = '' }: DrawnPath): string =>
  [
    `class="art-fill-${fill} art-stroke-${stroke}"`,
    stroke !== 'none' && `stroke-width="${strokeWidth}"`,
    strokeOpacity < 1 && `stroke-opacity="${strokeOpacity}"`,
    strokeDasharray && `stroke-dasharray="${strokeDasharray}"`,
    `d="${d}"`,
  ]
    .filter(Boolean)
    .join(' ');

/** The drawing as the text of an SVG whose classes name its colours. It has no title: words beside it say what it shows. */
export function svgText({ width, height, paths }: Drawing): string {
  const body = paths.map((path) => `<path ${attributes(path)}/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" ` +
    `stroke-linecap="round" aria-hidden="true">${body}</svg>`
  );
}
