import { frameOf } from '../../domain/fit-view/clip';
import type { FitRule, FitShape, FitView, Frame, ViewName } from '../../domain/fit-view/types';

/** Where a picture is shown: `rail` and `details` are small and leave the outer measures out. */
export type FitWidth = 'rail' | 'details' | 'large';

/** A rectangle on the screen, in px. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One view of the fit on the screen: its shapes, and how millimetres become pixels. */
export interface Sheet {
  shapes: readonly FitShape[];
  width: number;
  height: number;
  /** Pixels of one millimetre. */
  scale: number;
  /** The size of its letters. */
  letter: number;
  /** Whether what is beyond a limit is a warning only. */
  warned: (rule: FitRule) => boolean;
  x: (mm: number) => number;
  y: (mm: number) => number;
}

/** The widest picture in px, and the most height it takes. A small picture always takes its whole height. */
const places = {
  rail: { width: 288, height: 176, letter: 11, pad: { x: 4, y: 4 } },
  details: { width: 358, height: 256, letter: 12, pad: { x: 4, y: 6 } },
  large: { width: 560, height: 620, letter: 12, pad: { x: 24, y: 24 } },
} as const;

/** The width of a place until its own is measured, in px. */
export const usualWidth = (place: FitWidth): number => places[place].width;

const isSmall = (place: FitWidth): boolean => place !== 'large';

/** The sheet of a view in a place as wide as given; undefined where the view has no picture. */
export const sheetOf = (view: FitView, look: ViewName, place: FitWidth, width: number): Sheet | undefined => {
  const shapes = view.shapes.filter((shape) => shape.view === look && !(isSmall(place) && isOuter(shape)));
  const frame = frameOf(shapes, look);
  if (!frame || frame.w <= 0 || frame.h <= 0) return undefined;
  const { height, pad, letter } = places[place];
  const scale = Math.min((width - 2 * pad.x) / frame.w, (height - 2 * pad.y) / frame.h);
  const tall = isSmall(place) ? height : frame.h * scale + 2 * pad.y;
  const left = (width - frame.w * scale) / 2 - frame.x * scale;
  const top = (tall - frame.h * scale) / 2 - frame.y * scale;
  return {
    shapes,
    width,
    height: px(tall),
    scale,
    letter,
    warned: (rule) => view.limits.some((limit) => limit.rule === rule && limit.verdict === 'warning'),
    x: (mm) => px(left + mm * scale),
    y: (mm) => px(top + mm * scale),
  };
};

const isOuter = (shape: FitShape): boolean => shape.kind === 'measure' && shape.role === 'outer';

/** Rounded to a tenth of a pixel: more only makes the page longer. */
const px = (value: number): number => Math.round(value * 10) / 10;

/** The place of a frame in mm on the sheet. */
export const areaOf = ({ x, y, scale }: Sheet, frame: Frame): Area => ({
  x: x(frame.x),
  y: y(frame.y),
  w: px(frame.w * scale),
  h: px(frame.h * scale),
});
