import type { Area } from './sheet';

export type Tone = 'name' | 'sub' | 'limit' | 'outer' | 'unknown' | 'over' | 'warned';

/** A line of text on a picture; x and y are its middle, in px. `turned` reads from below. */
export interface Word {
  text: string;
  tone: Tone;
  x: number;
  y: number;
  turned?: boolean;
}

/** What a shape would like to have written: ways of saying it, the best first. */
export interface Wish {
  ways: readonly (readonly Word[])[];
  /** Where every letter has to be. */
  within: Area;
  /** What it must not lie on. */
  avoid?: readonly Area[];
  /** Whether it is written even where it has no room: the numbers of what overlaps. */
  always?: boolean;
}

/** The width of a letter in parts of its height. Why so much: rather no word than a word over an edge. */
const letterWidth = 0.58;

/** The height of a line in parts of that of its letters. */
const lineHeight = 1.25;

/** How high lines are above each other, in px. */
export const heightOf = (lines: number, letter: number): number => (lines - 1) * lineStep(letter) + letter * lineHeight;

/** From one line to the next, in px. */
export const lineStep = (letter: number): number => letter * 1.2;

/** How long a text is, in px. */
export const lengthOf = (text: string, letter: number): number => text.length * letter * letterWidth;

const areaOf = ({ text, x, y, turned }: Word, letter: number): Area => {
  const [long, high] = [lengthOf(text, letter), letter * lineHeight];
  const [w, h] = turned === true ? [high, long] : [long, high];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

const touches = (a: Area, b: Area): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const isIn = (a: Area, around: Area): boolean =>
  a.x >= around.x && a.y >= around.y && a.x + a.w <= around.x + around.w && a.y + a.h <= around.y + around.h;

/** Moves a word into the area; where it is too long for it, it begins where the area begins. */
const movedInto = (word: Word, within: Area, letter: number): Word => {
  const { x, y, w, h } = areaOf(word, letter);
  const into = (from: number, long: number, start: number, room: number): number =>
    Math.max(start, Math.min(from, start + room - long)) - from;
  return { ...word, x: word.x + into(x, w, within.x, within.w), y: word.y + into(y, h, within.y, within.h) };
};

/** Every way moved into the area, then the same in lines further up and down. */
const somewhere = (ways: Wish['ways'], within: Area, letter: number): Word[][] =>
  [0, 1, -1, 2, -2, 3, -3].flatMap((step) =>
    ways.map((way) => way.map((word) => movedInto({ ...word, y: word.y + step * letter * 1.3 }, within, letter))),
  );

/** The words for which there is room, none over another. What is wished first gets its place first. */
export const placeWords = (wishes: readonly Wish[], letter: number): Word[] => {
  const words: Word[] = [];
  const taken: Area[] = [];
  for (const { ways, within, avoid = [], always } of wishes) {
    const blocked = [...taken, ...avoid];
    const fits = (way: readonly Word[]): boolean =>
      way.every((word) => {
        const area = areaOf(word, letter);
        return isIn(area, within) && !blocked.some((other) => touches(area, other));
      });
    const free = (way: readonly Word[]): boolean =>
      way.every((word) => !taken.some((other) => touches(areaOf(word, letter), other)));
    const forced = always === true ? somewhere(ways, within, letter) : [];
    const way = ways.find(fits) ?? forced.find(free) ?? forced[0] ?? [];
    words.push(...way);
    taken.push(...way.map((word) => areaOf(word, letter)));
  }
  return words;
};
