/** @jest-environment node */
import { join } from 'node:path';
import { readDeclaration } from '@rig4u/preset/declaration';
import { releasedParts } from '../parts/this-repository';
import { readTree, root } from '../source-code/read-tree';

/** The part that declares each storage key: the privacy page takes them from there. */
const declared = releasedParts.flatMap((part) => {
  const { rig4u } = readDeclaration(join(root, part));
  const stores = 'stores' in rig4u ? (rig4u.stores ?? []) : [];
  return stores.filter(({ kept }) => kept === 'in this browser').map(({ key }): [string, string] => [key, part]);
});

const constantsOf = (source: string): Map<string, string> =>
  new Map([...source.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name = '', value = '']) => [name, value]));

/** Each storage key that a source writes, with the part of the source: what a store is made with, what is set by hand, and cookies. */
function writtenKeys(sources: ReadonlyMap<string, string>): [string, string][] {
  const constants = new Map([...sources.values()].flatMap((source) => [...constantsOf(source)]));
  return [...sources].flatMap(([path, source]): [string, string][] => {
    const part = path.split('/', 1)[0] ?? '';
    const own = constantsOf(source);
    const made = [...source.matchAll(/\bstored(?:List|Value)(?:<[^(]*>)?\(\{\s*key: (['`])(.+?)\1/g)];
    const drafts = [...source.matchAll(/\bdraftsOf\(\{ key: (')(.+?)\1/g)];
    const set = [...source.matchAll(/(?:\.setItem|\bserialize)\((\w+),|\bdraftsOf\(\{ (key) \}\)/g)];
    return [
      ...[...made, ...drafts].map(([, , key = '']): [string, string] => [key.replaceAll('${', '{'), part]),
      ...set.flatMap(([, name, short = '']): [string, string][] => {
        const key = own.get(name ?? short) ?? constants.get(name ?? short);
        return key === undefined ? [] : [[key, part]];
      }),
    ];
  });
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
// The gateway's cookies are the host's to declare.
const folders = [...releasedParts, 'shared', 'platform/gateway'].map((part) => `${part}/src`);
const declaredByHost = ['shared', 'host', 'platform'];

test('every storage key that the code writes is declared by one part, by the part itself where only that one has it', async () => {
  const written = writtenKeys(await readTree(root, folders, isSource));
  expect(new Set(written.map(([key]) => key))).toEqual(new Set(declared.map(([key]) => key)));
  expect(new Set(declared.map(([key]) => key)).size).toBe(declared.length);
  for (const own of written.filter(([, part]) => !declaredByHost.includes(part))) expect(declared).toContainEqual(own);
});

test('the search finds the keys of stores and those that are set by hand', () => {
  const sources = new Map([
    [
      'mf-a/src/a.ts',
      "const a = storedValue<{ view: 'x' }>({\n  key: 'a-view',\n});\nstoredList({ key: `of-${userId}` })",
    ],
    ['shared/src/b.ts', "export const bKey = 'b-key';\nstorage.setItem(bKey, 1); storage.setItem(other, 1);"],
  ]);
  expect(writtenKeys(sources)).toEqual([
    ['a-view', 'mf-a'],
    ['of-{userId}', 'mf-a'],
    ['b-key', 'shared'],
  ]);
});
