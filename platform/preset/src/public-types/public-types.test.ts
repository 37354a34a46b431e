/** @jest-environment node */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import type { SharedTypes } from '@rig4u/releases/manifest';
import { sharedDir, workspaceRoot } from '../part';
import { compareTypes } from './compare-types';
import { describeTypes } from './describe-types';

/** A small package like shared, with one entry `box` of this text. */
async function describeEntry(text: string, others: Record<string, string> = {}): Promise<SharedTypes> {
  const folder = await temporaryFolder();
  const root = path.join(folder, 'shared');
  await mkdir(root);
  await symlink(path.join(workspaceRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const files = { 'assets.d.ts': 'export {};', 'box/index.ts': text, ...others };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, 'src', name)), { recursive: true });
    await writeFile(path.join(root, 'src', name), content);
  }
  await symlink(path.join(sharedDir, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return describeTypes(new Map([['@rig4u/shared/box', path.join(root, 'src/box/index.ts')]]), root);
}

it('describes values and types apart, also those that other files declare', async () => {
  const types = await describeEntry(
    "export { open, type Lid } from './lid'; export * from './size'; export interface Box { lid: Lid }\n" +
      "import type { Lid } from './lid'; export const box = 1; export class Crate {} export type { Side } from './lid';",
    {
      'box/lid.ts': 'export type Lid = 1; export type Side = 2; export function open(): void {}',
      'box/size.ts': '/** How big. */ export const size = 3; export type Size = typeof size;',
    },
  );
  expect(types.entries).toEqual({
    '@rig4u/shared/box': {
      file: 'src/box/index.d.ts',
      values: ['Crate', 'box', 'open', 'size'],
      types: ['Box', 'Lid', 'Side', 'Size'],
    },
  });
  expect(types.files['src/box/size.d.ts']).toBe('export declare const size = 3;\nexport type Size = typeof size;\n');
});

const cases: [what: string, before: string, after: string, narrowed: boolean][] = [
  ['the same', 'export const $ = (n: number) => `${n}`;', 'export const $ = (n: number) => `${n}`;', false],
  ['a parameter that takes more', 'export let $: (n: 1) => void;', 'export let $: (n: 1 | 2) => void;', false],
  ['a parameter that takes less', 'export let $: (n: 1 | 2) => void;', 'export let $: (n: 1) => void;', true],
  ['a result with more in it', 'export let $: () => { x: 1 };', 'export let $: () => { x: 1; y: 1 };', false],
  ['a result with less in it', 'export let $: () => { x: 1; y: 1 };', 'export let $: () => { x: 1 };', true],
  ['another optional property', 'export interface $ { x: 1 }', 'export interface $ { x: 1; y?: 1 }', false],
  ['another property that must be given', 'export interface $ { x: 1 }', 'export interface $ { x: 1; y: 1 }', true],
  ['a union with one member less', 'export type $ = 1 | 2;', 'export type $ = 1;', true],
  ['a union with one member more', 'export type $ = 1;', 'export type $ = 1 | 2;', false],
  ['a type with a parameter', 'export interface $<T> { x: T }', 'export interface $<T> { x: T; y?: T }', false],
  ['a type with a parameter, narrowed', 'export interface $<T> { x: T }', 'export interface $<T> { x: T; y: 1 }', true],
  ['a type with one parameter more', 'export type $<T> = T[];', 'export type $<T, U> = (T | U)[];', true],
  [
    'a type with a parameter that may be left out',
    'export type $<T> = T[];',
    'export type $<T, U = T> = (T | U)[];',
    false,
  ],
  [
    'an element that is now a text',
    "export let $: () => import('react').ReactElement;",
    'export let $: () => 1;',
    true,
  ],
  ['a type that now has a parameter', 'export interface $ { x: 1 }', 'export interface $<T> { x: T }', true],
];

describe('the comparison finds narrowed', () => {
  let narrowed: string[];
  beforeAll(async () => {
    const side = (at: 1 | 2) => cases.map((one, i) => one[at].replace('$', `case${i}`)).join('\n');
    const found = await compareTypes(await describeEntry(side(1)), await describeEntry(side(2)));
    narrowed = found.map(({ name }) => name);
  });
  it.each(cases.map(([what, , , expected], i) => [what, expected, `case${i}`] as const))(
    '%s: %s',
    (_, expected, name) => {
      expect(narrowed.includes(name)).toBe(expected);
    },
  );
});

it('judges a change that is in another file than the export', async () => {
  const entry = "export { box } from './box';";
  const side = (type: string) => ({
    'box/box.ts': `import type { Lid } from './lid'; export const box = (lid: Lid) => lid;`,
    'box/lid.ts': type,
  });
  const before = await describeEntry(entry, side('export type Lid = string | number;'));
  const after = await describeEntry(entry, side('export type Lid = string;'));
  expect(await compareTypes(before, after)).toEqual([
    { entry: '@rig4u/shared/box', name: 'box', reason: "Type 'number' is not assignable to type 'string'" },
  ]);
});

it('says the words of the compiler where shared itself does not compile', async () => {
  await expect(describeEntry("export const a: number = 'text';")).rejects.toThrow(/cannot be described:[^]*TS2322/);
});
