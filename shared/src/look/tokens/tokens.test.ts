import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { system } from '../theme/system';
import { colors } from './colors';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const block = (selector: string): string => css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
const defined = (text: string): string[] => [...text.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name).sort();

test('both themes define the same variables', () => {
  expect(defined(block(`[data-theme='light']`))).toEqual(defined(block(`[data-theme='dark']`)));
});

test.each(Object.entries(colors))('the colour %s stands in the file', (_name, value) => {
  expect(defined(css)).toContain(value.slice('var('.length, -1));
});

test('the file needs no processing but for its two fonts', () => {
  const named = [...css.matchAll(/url\('([^)]+)'\)/g)].map(([, url]) => url ?? '').toSorted();
  const there = readdirSync(path.join(__dirname, 'fonts')).filter((name) => name.endsWith('.woff2'));
  expect(named).toEqual(there.map((name) => `fonts/${name}`).toSorted());
  expect(css).not.toMatch(/@import/);
});

test('no rule asks what is inside the whole page while it changes', () => {
  const whileItChanges = css.replaceAll(/\n@media print \{.*?\n\}/gs, '');
  expect(whileItChanges.length).toBeLessThan(css.length - 800);
  expect(whileItChanges.replaceAll(/\/\*.*?\*\//gs, '')).not.toContain(':has(');
});

test('the system carries the scales and none of the library’s looks', () => {
  expect(system.css({ mt: '4', marginTop: '-2', color: 'text2' })).toEqual({
    marginTop: '-8px',
    color: 'var(--text-2)',
  });
  expect(system.css({ boxShadow: 'inset 0 -2px 0 {colors.accentWash}' })).toEqual({
    boxShadow: 'inset 0 -2px 0 var(--accent-wash)',
  });
  expect(system.css({ bg: 'accent/40' })).toMatchObject({
    '--mix-background': expect.stringContaining('var(--accent) 40%'),
  });
  expect(system.breakpoints.keys()).toEqual(['base', 'sm', 'md', 'lg', 'xl']);
  expect(system.hasRecipe('button')).toBe(false);
});
