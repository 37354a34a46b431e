import * as v from 'valibot';
import type { PartNumbers } from './part-numbers';

const packedPartNumbers = v.strictObject({
  notice: v.string(),
  steps: v.array(v.number()),
  maker: v.string(),
  newegg: v.string(),
  page: v.string(),
});

/** The part numbers of a type. */
export interface PartNumberList {
  /** Those of the part with a number; undefined where the type has none of it. */
  of: (n: number) => PartNumbers | undefined;
  /** Numbers of the parts that a maker's or the shop's number names, however it is written: `bx80684-i78700k` is `BX80684I78700K`. */
  find: (text: string) => readonly number[];
}

/** A text below so many letters, or one that so many parts share, names none: the source has `OC` and `16` among its numbers. */
const [shortest, mostOfOne] = [5, 8];

/** Letters and digits alone: a number is written with and without its signs. */
const key = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');

/**
 * Reads the packed part numbers of a type.
 * @throws ValiError where they are none.
 */
export const readPartNumbers = (packed: unknown): PartNumberList => {
  const { steps, ...texts } = v.parse(packedPartNumbers, packed);
  const [maker, newegg, page] = [texts.maker, texts.newegg, texts.page].map((text) => text.split('\n'));
  const parts = new Map<number, PartNumbers>();
  let n = 0;
  for (const [row, step] of steps.entries()) {
    n += step;
    const [numbers, item, address] = [maker?.[row] ?? '', newegg?.[row] ?? '', page?.[row] ?? ''];
    parts.set(n, {
      ...{ n, maker: numbers === '' ? [] : numbers.split('\t') },
      ...(item !== '' && { newegg: item }),
      ...(address !== '' && { page: address }),
    });
  }
  let found: Map<string, number[]> | undefined;
  const byKey = (): Map<string, number[]> => {
    const all = new Map<string, number[]>();
    for (const part of parts.values())
      for (const one of new Set([...part.maker, ...(part.newegg === undefined ? [] : [part.newegg])].map(key)))
        all.set(one, [...(all.get(one) ?? []), part.n]);
    return all;
  };
  return {
    of: (number) => parts.get(number),
    find: (text) => {
      const wanted = key(text);
      if (wanted.length < shortest || !/\d/.test(wanted)) return [];
      // Who opens a part never asks for it.
      const parts = (found ??= byKey()).get(wanted) ?? [];
      return parts.length > mostOfOne ? [] : parts;
    },
  };
};
