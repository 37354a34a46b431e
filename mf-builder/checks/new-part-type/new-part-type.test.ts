import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { partTypeNames } from '@rig4u/shared/builds';
import { listsWith } from './lists-with';
import { mayBeNamedIn } from './may-say';
import { unseen } from './unseen';

const root = path.join(__dirname, '../../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const command = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/part-type.ts', ...args], {
    cwd: path.join(root, 'mf-builder'),
  });

/** The line of a file in which a text is. */
const at = (file: string, text: string): string =>
  `${file}:${
    textOf(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  }\n`;

test('the command names the lists, the tables that the compiler then misses a type in, and what nobody finds', async () => {
  const { stdout } = await command(
    'lamp',
    '--in',
    'mf-builder/src/domain/choices',
    '--in',
    'mf-builder/src/domain/drawings',
  );
  const [lists = '', asked = '', some = '', rest = ''] = stdout.split(/^(?=\S.* \(\d+\)$)/m);
  expect(lists).toContain(at('shared/src/builds/part-types.ts', "  'os',"));
  expect(lists).toContain(at('mf-builder/src/catalogue/schema.ts', '  os: osSpecs,'));
  expect(lists).toContain(at('mf-builder/src/catalogue/schema.ts', "  os: partOf('os', osSpecs),"));
  for (const place of [
    at('mf-builder/src/domain/choices/category-advice.ts', 'const purposes'),
    at('mf-builder/src/domain/drawings/drawing.ts', 'const drawers'),
    at('shared/src/builds/part-types.ts', 'const table'),
  ])
    expect(asked).toContain(`${place}      has no lamp: `);
  expect(asked).not.toContain('const needs');
  expect(some).toContain(at('mf-builder/src/domain/choices/category-advice.ts', 'const needs'));
  expect(rest).toContain('mf-builder/src/catalogue/data/lamp.json\n');
}, 60_000);

test.each(['ram', 'Lamp', 'desk lamp'])('%j is no name for a new type', (name) => {
  expect(() => listsWith(root, name)).toThrow(name);
});

test('a name in the lists moves no line, and a list that is written otherwise is an error', () => {
  const { texts } = listsWith(root, 'lamp');
  for (const [file, text] of texts) {
    expect(text).toContain('lamp');
    expect(text.split('\n')).toHaveLength(textOf(file).split('\n').length);
  }
  expect(() => listsWith(path.join(__dirname, 'nowhere'), 'lamp')).toThrow('part-types.ts');
});

test('tables, lists and sets of some types are found, and no table of all', () => {
  const found = mayBeNamedIn(root, [
    'mf-builder/src/domain/best-build/places.ts',
    'mf-builder/src/domain/choices/category-advice.ts',
    'mf-builder/src/domain/fitting/common-room.ts',
    'mf-builder/src/domain/pasted-lists/type-of-name.ts',
    'shared/src/builds/part-types.ts',
  ]);
  expect(found.map(({ asks }) => /const (\w+)/.exec(asks)?.[1])).toEqual(
    expect.arrayContaining(['places', 'needs', 'clearances', 'telling', 'several', 'requiredTypes']),
  );
  expect(found.map(({ asks }) => asks).join('\n')).not.toMatch(/const (purposes|table|partTypes)\b/);
});

test.each(unseen)('$file is there: $asks', ({ file, has = '' }) => {
  const files = file.includes('<type>') ? partTypeNames.map((type) => file.replace('<type>', type)) : [file];
  expect(files.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
  if (files.length === 1) expect(textOf(file)).toContain(has);
});
