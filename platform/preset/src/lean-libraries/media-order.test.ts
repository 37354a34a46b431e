/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { sharedDir } from '../part';
import { withoutLanguage } from './media-order';

const library = createRequire(path.join(sharedDir, 'package.json')).resolve('@chakra-ui/react/styled-system');
const file = path.resolve(path.dirname(library), '../../esm/styled-system/sort-at-params.js');
const whole = readFileSync(file, 'utf8');

/** The library's function, with its memory of results left out. */
function sortOf(code: string): (one: string, other: string) => number {
  const { code: common } = transformSync(code, { module: { type: 'commonjs' } });
  const exported: { sortAtParams?: (one: string, other: string) => number } = {};
  new Function('exports', 'require', common)(exported, () => ({ memo: <T>(same: T) => same }));
  if (!exported.sortAtParams) throw new Error('The library has no sortAtParams');
  return exported.sortAtParams;
}

it('media queries come in the same order, and no language is asked for', () => {
  const queries = ['sm', 'lg'].flatMap((name) => [
    `@media screen and (min-width: ${name === 'sm' ? 30 : 68.75}rem)`,
    `@media screen and (max-width: ${name === 'sm' ? 29.9975 : 68.7475}rem)`,
  ]);
  const all = [
    ...queries,
    '@media (forced-colors: active)',
    '@media (prefers-reduced-motion: no-preference)',
    '@media print',
  ];
  const lean = withoutLanguage(whole);
  expect(lean).not.toContain('localeCompare');
  expect(all.toReversed().sort(sortOf(lean))).toEqual(all.toReversed().sort(sortOf(whole)));
});

it('stops the build of a library that has changed', () => {
  expect(() => withoutLanguage(whole.replace('a.localeCompare(b)', 'a - b'))).toThrow(/library has changed.* 2 times/);
});
