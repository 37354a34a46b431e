/** @jest-environment node */
import type { Tree } from '../source-code/read-tree';
import { countHouse } from './count';
import { isData, kindsOf } from './kinds';
import { linesOf, linesOver, percentile } from './lengths';
import { importsOf, packageOf, packagesOf } from './packages';
import { writePlaces, writeReport } from './report';
import { roomsOf } from './rooms';
import { stylePropsIn } from './style-props';
import { countUnusedExports } from './unused-exports';

const treeOf = (files: Record<string, string>): Tree => new Map(Object.entries(files));
const isStyle = (prop: string): boolean => ['p', 'color', 'css', '_hover'].includes(prop);

const small = treeOf({
  'shared/package.json': '{ "name": "@rig4u/shared", "exports": { "./ui": "./src/ui/index.ts" } }',
  'shared/src/ui/index.ts': 'export const a = 1;',
  'mf-x/package.json': '{ "name": "@rig4u/mf-x" }',
  'mf-x/README.md': `${'r'.repeat(121)}\n`,
  'mf-x/src/routes.tsx': "import { b } from './screens/b';\nexport const c = () => import('./domain');",
  'mf-x/src/routes.test.tsx': "import { open } from './screens/open';\nimport './routes';",
  'mf-x/src/screens/b.tsx': [
    "import { a } from '@rig4u/shared/ui';",
    "export { d } from '../domain';",
    'export const b = () => <Box p={a} color="fg" _hover={{ p: 1, m: 2 }}><p color="x" /></Box>;',
  ].join('\n'),
  'mf-x/src/screens/open.tsx': `export const open = '${'x'.repeat(140)}';`,
  'mf-x/src/domain/index.ts': 'export const d = 1;',
});

test('imports are found by path, by package entry, when re-exported and when dynamic', () => {
  const imports = importsOf(small);
  expect(imports.get('mf-x/src/routes.tsx')).toEqual(['mf-x/src/screens/b.tsx', 'mf-x/src/domain/index.ts']);
  expect(imports.get('mf-x/src/screens/b.tsx')).toEqual(['shared/src/ui/index.ts', 'mf-x/src/domain/index.ts']);
});

test('a file belongs to the nearest package', () => {
  const packages = packagesOf(treeOf({ 'a/package.json': '{}', 'a/b/package.json': '{}', 'package.json': '{}' }));
  expect(packages).toEqual(['a/b', 'a']);
  expect(['a/b/c.ts', 'a/c.ts', 'ab/c.ts'].map((path) => packageOf(path, packages))).toEqual(['a/b', 'a', undefined]);
});

test('what only tests import is for tests, unless it is an entry', () => {
  const kinds = kindsOf(small, importsOf(small));
  expect(kinds.get('mf-x/src/screens/open.tsx')).toBe('test');
  expect(kinds.get('mf-x/src/routes.test.tsx')).toBe('test');
  expect(kinds.get('mf-x/src/routes.tsx')).toBe('code');
});

test.each([
  ['a long table of values', `export const a = [${"\n  'one',".repeat(40)}\n];`, true],
  ['a short one', "export const a = ['one'];", false],
  ['a table of functions', `export const a = [${'\n  () => 1,'.repeat(40)}\n];`, false],
  ['a function', `export const f = () => {${'\n  g();'.repeat(40)}\n};`, false],
])('data: %s', (_case, text, expected) => {
  expect(isData(text, 'a.ts')).toBe(expected);
});

test('rooms are the folders of src and the files beside them, arrows go from one to another', () => {
  const files = ['mf-x/src/routes.tsx', 'mf-x/src/screens/b.tsx', 'mf-x/src/domain/index.ts', 'mf-x/tools/t.ts'];
  expect(roomsOf('mf-x', files, importsOf(small))).toEqual({
    rooms: ['domain', 'screens', 'src'],
    arrows: ['screens > domain', 'src > domain', 'src > screens'],
  });
});

test('lines and percentiles', () => {
  expect([linesOf('a\nb\n'), linesOf('a\nb'), linesOf('')]).toEqual([2, 2, 1]);
  expect([
    percentile([30, 10, 20], 0.5),
    percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9),
    percentile([], 0.5),
  ]).toEqual([20, 9, 0]);
  expect(linesOver(`${'é'.repeat(140)}\n${'x'.repeat(141)}`, 140)).toBe(1);
});

test('style props count on components only; an object of styles counts by its properties', () => {
  const text =
    '<Box p={1} css={{ m: 1, n: 2 }} label="a"><svg color="red" /><Menu.Item {...rest} color="b" css={x} /></Box>';
  expect(stylePropsIn(text, 'a.tsx', isStyle)).toEqual(['p', 'css', 'css', 'color', 'css']);
  expect(stylePropsIn('<Box style={{ m: 1 }} />', 'a.tsx', isStyle)).toEqual(['style']);
});

test('the figures of a small house', () => {
  const house = countHouse(small, isStyle, 7);
  expect(house.parts.get('mf-x')).toEqual({
    rooms: 3,
    arrows: 3,
    files: 3,
    medianLines: 2,
    longFileLines: 3,
    shortFiles: 3,
    styleProps: 4,
    keptStyleProps: 4,
    longLines: 1,
    longReadmeLines: 1,
  });
  expect(house.total).toMatchObject({ rooms: 4, arrows: 4, files: 4, styleProps: 4, sentences: 0, unusedExports: 7 });
});

test('the packages of the platform are counted together too, under the name of the one package that they were', () => {
  const street = countHouse(
    treeOf({
      'platform/a/package.json': '{ "name": "a" }',
      'platform/a/src/x/a.ts': "import '../y/b';",
      'platform/a/src/y/b.ts': '\n\n\n\n\n\n\n\n\n\n\nexport {};',
      'platform/b/package.json': '{ "name": "b" }',
      'platform/b/src/c.ts': 'export {};',
    }),
    isStyle,
  );
  expect([...street.parts.keys()]).toEqual(['platform, all', 'platform/a', 'platform/b']);
  expect(street.parts.get('platform, all')).toMatchObject({ rooms: 3, arrows: 1, files: 3, shortFiles: 2 });
  const single = countHouse(treeOf({ 'platform/package.json': '{ "name": "a" }' }), isStyle);
  expect([...single.parts.keys()]).toEqual(['platform, all']);
});

test('screens that are drawn anew are counted, but not among those kept', () => {
  const screen = 'export const s = () => <Box p={1} />;';
  const house = countHouse(
    treeOf({
      'mf-builder/package.json': '{ "name": "b" }',
      'mf-builder/src/screens/picker/a.tsx': screen,
      'mf-builder/src/screens/wizard/result/a.tsx': screen,
      'mf-builder/src/screens/wizard/a.tsx': screen,
    }),
    isStyle,
  );
  expect(house.total).toMatchObject({ styleProps: 3, keptStyleProps: 1 });
});

test('the report shows each part, and both figures where they differ', () => {
  const now = countHouse(small, isStyle);
  const before = countHouse(new Map([...small, ['mf-x/src/new/a.ts', 'export {};']]), isStyle);
  const rows = writeReport(now, before).split('\n');
  expect(rows.map((row) => row.split(/\s/)[0])).toEqual(['', 'mf-x', 'shared', 'all']);
  expect(rows[1]).toMatch(/^mf-x +4 → 3 +3 /);
  expect(writePlaces(now)).toContain('mf-x/src/screens/open.tsx:1 (163)');
});

test('unused exports are read from the report of knip; anything else says nothing', () => {
  const json =
    '{"issues":[{"file":"a.ts","exports":[{"name":"a"}],"types":[{"name":"B"},{"name":"C"}]},{"file":"b.ts"}]}';
  expect(countUnusedExports(`warning\n${json}`)).toBe(3);
  expect([countUnusedExports(''), countUnusedExports('{"a": 1}')]).toEqual([undefined, undefined]);
});
