import { codeAt, letterOf } from './alphabet';

/** A column: its values, the commonest first, and a letter for each row. */
export interface PackedColumn {
  values: readonly unknown[];
  codes: string;
}

// What a letter says: the value of the row above, none, or one of the values.
const [asAbove, none, first] = [0, 1, 2];

// Where few values share the rows, a letter for each compresses better than one for "as above" among them (measured on all types).
const fewValues = 64;

/** Packs a value for each row; undefined where a row has none. */
export const packColumn = (rows: readonly unknown[]): PackedColumn => {
  const texts = rows.map((value) => JSON.stringify(value) ?? '');
  const varied = new Set(texts).size > fewValues;
  const isAbove = (at: number): boolean => varied && at > 0 && texts[at] === texts[at - 1];
  const counts = new Map<string, number>();
  for (const [at, text] of texts.entries())
    if (text !== '' && !isAbove(at)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const values = [...counts].toSorted(([, a], [, b]) => b - a).map(([text]) => text);
  const places = new Map(values.map((text, at) => [text, at + first]));
  const codes = texts.map((text, at) => letterOf(isAbove(at) ? asAbove : (places.get(text) ?? none)));
  return { values: values.map((text): unknown => JSON.parse(text)), codes: codes.join('') };
};

/** For each row the place of its value among the column's values, counted from 1; 0 where it has none. */
export const readCodes = ({ codes }: PackedColumn): Uint16Array => {
  const places = new Uint16Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) {
    const code = codeAt(codes, at);
    places[at] = code === asAbove ? (places[at - 1] ?? 0) : code - none;
  }
  return places;
};
