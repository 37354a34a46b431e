import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artFor, artNames, compactDrawings } from '.';
import { partTypeNames } from '../../builds/part-types';

test.each(partTypeNames)('the part type %s has a drawing', (type) => expect(artFor(type)).toBe(type));

test('each drawing has a bold one for small places', () => expect(Object.keys(compactDrawings)).toEqual(artNames));

test.each(artNames)(
  '%s is a small file that takes its colours from the theme and brings no script or style',
  (name) => {
    for (const file of [`${name}.svg`, `compact/${name}.svg`]) {
      const text = readFileSync(join(__dirname, file), 'utf8');
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="art" /);
      expect(text).toContain('var(--art-');
      expect(text).not.toMatch(/<script|<style|style=|NaN|undefined/);
      expect(text.length).toBeLessThan(8000);
    }
  },
);
