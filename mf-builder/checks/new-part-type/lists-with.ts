import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPartType, partTypeNames } from '@rig4u/shared/builds';
import { lineAt, type Place } from './place';

const last = partTypeNames.at(-1) ?? '';

/** The two lists from which the compiler knows what has to be there for every type, and how an entry is put behind the last one. */
const lists = [
  {
    file: 'shared/src/builds/part-types.ts',
    entry: new RegExp(`^ {2}'${last}',$`, 'gm'),
    withName: (line: string, name: string) => `${line} '${name}',`,
    asks: ['the name of the type; the order is that of the categories'],
  },
  {
    file: 'mf-builder/src/catalogue/schema.ts',
    entry: new RegExp(`^ {2}${last}: .*,$`, 'gm'),
    withName: (line: string, name: string) =>
      `${line} ${line.trim().replaceAll(new RegExp(`\\b${last}\\b`, 'g'), name)}`,
    asks: ['the schema of its facts, from a file of schema/', 'the schema of its parts'],
  },
];

export interface ListsWith {
  /** The texts of the lists with the name in them, by path from the root. No line moves. */
  texts: ReadonlyMap<string, string>;
  places: readonly Place[];
}

/** The lists of part types as they would be with one more; it gets the facts of the last type, so that nothing else is missing. */
export function listsWith(root: string, name: string): ListsWith {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`A part type is one word such as caseFan, not ${name}.`);
  if (isPartType(name)) throw new Error(`There is a part type ${name} already.`);
  const planted = lists.map(({ file, entry, withName, asks }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = [...text.matchAll(entry)];
    if (found.length !== asks.length)
      throw new Error(
        `${file} no longer lists ${last} as lists-with.ts expects: ${found.length} lines of ${asks.length}.`,
      );
    return {
      text: [file, text.replace(entry, (line) => withName(line, name))] as const,
      places: found.map(({ index }, at) => ({
        file,
        line: lineAt(text, index),
        asks: asks[at] ?? '',
      })),
    };
  });
  return { texts: new Map(planted.map(({ text }) => text)), places: planted.flatMap(({ places }) => places) };
}
