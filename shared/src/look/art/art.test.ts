import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artFor, artNames, compactDrawings } from '.';
import { partTypeNames } from '../../builds/part-types';

test.each(partTypeNames)('the part type %s has a drawing', (type) => expect(artFor(type)).toBe(type));

/** The bold drawings of both sprites, by name. */
const bold = new Map(
  ['parts', 'others'].flatMap((sprite) =>
    [
      ...readFileSync(join(__dirname, `compact/${sprite}.svg`), 'utf8').matchAll(/<symbol id="([^"]+)".*<\/symbol>/g),
    ].map(([text, name = '']) => [name, text] as const),
  ),
);

test('each drawing has a bold one for small places', () => {
  expect(Object.keys(compactDrawings)).toEqual(artNames);
  expect([...bold.keys()]).toEqual(artNames);
});

test('the small drawings of all part types come in one file', () => {
  const files = new Set(partTypeNames.map((type) => compactDrawings[type].split('#')[0]));
  expect(files.size).toBe(1);
});

test.each(artNames)(
  '%s is a small file that takes its colours from the theme and brings no script or style',
  (name) => {
    const full = readFileSync(join(__dirname, `${name}.svg`), 'utf8');
    expect(full).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="art" /);
    for (const text of [full, bold.get(name) ?? '']) {
      expect(text).toContain('var(--art-');
      expect(text).not.toMatch(/<script|<style|style=|NaN|undefined/);
      expect(text.length).toBeLessThan(8000);
    }
  },
);
