import type { DrawnPath, Tone } from './drawing';

/** Pens of the shipped drawings. `unknown` draws what no fact says. */
const pens = {
  main: { stroke: 'line', strokeWidth: 1.5 },
  detail: { stroke: 'line', strokeWidth: 1, strokeOpacity: 0.62 },
  accent: { stroke: 'accent', strokeWidth: 1.5 },
  fine: { stroke: 'accent', strokeWidth: 1, strokeOpacity: 0.9 },
  ghost: { stroke: 'accent', strokeWidth: 1, strokeOpacity: 0.55, strokeDasharray: '2 5' },
  unknown: { stroke: 'line', strokeWidth: 1.5, strokeDasharray: '3 4' },
  none: { stroke: 'none', strokeWidth: 0 },
} satisfies Record<string, Omit<DrawnPath, 'd' | 'fill'>>;

export type Pen = keyof typeof pens;

/** What a shape is filled with and drawn by. */
export interface Look {
  fill?: Tone;
  pen?: Pen;
}

/** A path's attributes. */
export const drawn = (d: string, fill: Tone, pen: Pen): DrawnPath => ({ d, fill, ...pens[pen] });

/** A tube: its outline, then its core. Widths in units of the sheet. */
export const tube = (d: string, width: number, core: Tone): DrawnPath[] => [
  { d, fill: 'none', stroke: 'line', strokeWidth: width + 1.5 },
  { d, fill: 'none', stroke: core, strokeWidth: width - 1.5 },
];
