import type {
  BoxShape,
  FitShape,
  LimitShape,
  LineShape,
  MeasureShape,
  OverlapShape,
  TagShape,
} from '../../domain/fit-view/types';
import { heightOf, lengthOf, lineStep, type Tone, type Wish, type Word } from './place-words';
import { areaOf, type Area, type Sheet } from './sheet';

/** What comes first where there is not room for everything. */
const order = (shape: FitShape): number => {
  if (shape.kind === 'overlap') return 0;
  if (shape.kind === 'box')
    return shape.role === 'card' ? 1 : shape.role === 'board' || shape.role === 'behind' ? 6 : 2;
  if (shape.kind === 'measure') return shape.role === 'limit' ? 3 : shape.role === 'stack' ? 5 : 7;
  return 4;
};

/** What the shapes of a sheet would like to have written, the most important first. */
export const wishesOf = (sheet: Sheet): Wish[] => {
  const wishes = sheet.shapes.map((shape, at) => ({ shape, wish: wishOf(sheet, shape, at) }));
  return wishes
    .toSorted((a, b) => order(a.shape) - order(b.shape))
    .flatMap(({ wish }) => (wish && wish.ways.length > 0 ? [wish] : []));
};

const wishOf = (sheet: Sheet, shape: FitShape, at: number): Wish | undefined => {
  if (shape.kind === 'overlap') return overlapWish(sheet, shape);
  const over = sheet.shapes.filter(({ kind }) => kind === 'overlap');
  const later = shape.kind === 'box' ? sheet.shapes.slice(at + 1) : [];
  const limits = shape.kind === 'tag' ? sheet.shapes.filter((other) => other.kind === 'limit') : [];
  const avoid = [
    ...over.flatMap((other) => hides(sheet, other)),
    ...later.flatMap((other) => hides(sheet, other).map(widened)),
    ...limits.map((line) => aroundLine(sheet, line)),
  ];
  const wish =
    shape.kind === 'box'
      ? boxWish(
          sheet,
          shape,
          over.flatMap((other) => hides(sheet, other)),
        )
      : plainWish(sheet, shape);
  return wish && { ...wish, avoid };
};

const plainWish = (sheet: Sheet, shape: FitShape): Wish | undefined => {
  if (shape.kind === 'measure') return measureWish(sheet, shape);
  return shape.kind === 'tag' ? tagWish(sheet, shape) : undefined;
};

const whole = ({ width, height }: Sheet): Area => ({ x: 0, y: 0, w: width, h: height });

/** What hides a part of the shapes before it: a box, an overlap, a line with some room around it. */
const hides = (sheet: Sheet, shape: FitShape): Area[] => {
  if (shape.kind === 'box' || shape.kind === 'overlap') return [areaOf(sheet, shape)];
  return shape.kind === 'line' ? [aroundLine(sheet, shape)] : [];
};

/** With a gap at both sides, so that no word begins at the edge of what hides a part of its box. */
const widened = ({ x, w, ...rest }: Area): Area => ({ ...rest, x: x - 2, w: w + 4 });

const aroundLine = (sheet: Sheet, shape: LineShape | LimitShape): Area => {
  const { x, y, w, h } = areaOf(sheet, { x: shape.x1, y: shape.y1, w: shape.x2 - shape.x1, h: shape.y2 - shape.y1 });
  return { x: x - 1, y: y - 1, w: w + 2, h: h + 2 };
};

/** The name of a part in its box: with its numbers, without them, or only its last word. */
const boxWish = (sheet: Sheet, shape: BoxShape, hatched: readonly Area[]): Wish | undefined => {
  const { label, sub, role, upright } = shape;
  if (label === undefined || role === 'case') return undefined;
  const area = areaOf(sheet, shape);
  const within = { x: area.x + 3, y: area.y + 1, w: area.w - 6, h: area.h - 2 };
  const texts = sub === undefined ? [[label]] : [[label, sub], [`${label} · ${sub}`], [label]];
  const last = label.split(' ').at(-1);
  if (last !== undefined && role !== 'behind') texts.push([last]);
  const between = hatched.reduce((rooms, other) => rooms.flatMap((room) => aside(room, other) ?? [room]), [within]);
  const free = [...hatched.flatMap((other) => aside(within, other) ?? []), ...between];
  const ways = texts.flatMap((lines) => [
    ...[within, ...free].flatMap((room) => spots(room, lines, sheet.letter)),
    ...(upright === true ? [turnedLines(within, lines, sheet.letter)] : []),
  ]);
  return { ways, within };
};

/**
 * What is left of a room at the sides of what lies in it; undefined where it lies beside it. Why: a part that is mostly
 * hatched still has its name.
 */
const aside = (room: Area, { x, w }: Area): Area[] | undefined => {
  const [before, after] = [x - 2 - room.x, room.x + room.w - (x + w + 2)];
  if (before >= room.w || after >= room.w) return undefined;
  return [
    { ...room, w: before },
    { ...room, x: x + w + 2, w: after },
  ].filter(({ w: long }) => long > 0);
};

const lined = (lines: readonly string[], x: number, y: number, letter: number): Word[] =>
  lines.map((text, line) => ({
    text,
    tone: line === 0 ? 'name' : 'sub',
    x,
    y: y + (line - (lines.length - 1) / 2) * lineStep(letter),
  }));

/** Lines in the middle of an area, or in one of its corners with a gap above and below. */
const spots = ({ x, y, w, h }: Area, lines: readonly string[], letter: number): Word[][] => {
  const long = Math.max(...lines.map((text) => lengthOf(text, letter))) / 2 + 0.1;
  const high = heightOf(lines.length, letter) / 2 + 2;
  const [left, right, top, bottom] = [x + long, x + w - long, y + high, y + h - high];
  const places = [
    [x + w / 2, y + h / 2],
    [right, bottom],
    [left, top],
    [right, top],
    [left, bottom],
    [x + w / 2, top],
    [x + w / 2, bottom],
  ] as const;
  return places.map(([at, level]) => lined(lines, at, level, letter));
};

const turnedLines = ({ x, y, w, h }: Area, lines: readonly string[], letter: number): Word[] =>
  lines.map((text, line) => ({
    text,
    tone: line === 0 ? 'name' : 'sub',
    x: x + w / 2 + (line - (lines.length - 1) / 2) * lineStep(letter),
    y: y + h / 2,
    turned: true,
  }));

const one = (text: string, tone: Tone, x: number, y: number): Word[] => [{ text, tone, x, y }];

/** Both numbers of what overlaps, beside what is hatched. */
const overlapWish = (sheet: Sheet, shape: OverlapShape): Wish => {
  const { x, y, w, h } = areaOf(sheet, shape);
  const [half, step] = [lengthOf(shape.text, sheet.letter) / 2, sheet.letter * 0.8];
  const over = (at: number, level: number): Word[] =>
    one(shape.text, sheet.warned(shape.limit) ? 'warned' : 'over', at, level);
  const [middle, above, below] = [x + w / 2, y - step, y + h + step];
  const ways = [
    over(middle, above),
    over(x + w - half, above),
    over(middle, below),
    over(x + w - half, below),
    over(x - half - 4, y + h / 2),
    over(x + w + half + 4, y + h / 2),
  ];
  return { ways, within: whole(sheet), always: true };
};

/** The number of a measure: on the line of a limit, beside the line of any other. */
const measureWish = (sheet: Sheet, { x1, y1, x2, y2, text, role }: MeasureShape): Wish => {
  const [left, right, top, bottom] = [sheet.x(x1), sheet.x(x2), sheet.y(y1), sheet.y(y2)];
  const beside = sheet.letter * 0.9;
  const within = whole(sheet);
  if (x1 === x2) {
    const upright = { text, tone: 'outer', x: left - beside, y: (top + bottom) / 2, turned: true } as const;
    return { ways: [[upright]], within };
  }
  const at = (share: number): number => left + (right - left) * share;
  if (role === 'limit') return { ways: [0.5, 0.25, 0.75].map((share) => one(text, 'limit', at(share), top)), within };
  const tone = role === 'outer' ? 'outer' : 'unknown';
  return { ways: [one(text, tone, at(0.5), top + beside), one(text, tone, at(0.5), top - beside)], within };
};

/** A word beside a line: on the side that it asks for or on the other one, a little higher or lower. */
const tagWish = (sheet: Sheet, { x, y, text, role, anchor }: TagShape): Wish => {
  const half = lengthOf(text, sheet.letter) / 2;
  const way = (side: 1 | -1): Word[][] =>
    [-1, 0, 1, -2].map((step) => one(text, role, sheet.x(x) + side * half, sheet.y(y) + step * sheet.letter * 0.6));
  const ways = anchor === 'start' ? [...way(1), ...way(-1)] : [...way(-1), ...way(1)];
  return { ways, within: whole(sheet) };
};
