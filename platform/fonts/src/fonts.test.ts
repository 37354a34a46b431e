/** @jest-environment node */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { files, unicodeRange } from './characters';
import { fontFiles, fonts } from './subset';

// Six files are cut, by a program that counts every outline.

const folder = join(root, 'shared/src/look/tokens/fonts');
const styles = readFile(join(root, 'shared/src/look/tokens/tokens.css'), 'utf8');

it('the files are what the script makes of the fonts (if not: npx tsx platform/fonts/src/write.ts)', async () => {
  for (const [name, made] of await fontFiles()) {
    const there = new Uint8Array(await readFile(join(folder, name)));
    expect({ name, same: Buffer.compare(there, made) === 0 }).toEqual({ name, same: true });
  }
});

it('the style sheet names each file with its characters and weights', async () => {
  const css = (await styles).replaceAll(/\s+/g, ' ');
  for (const { name, family, weights } of fonts)
    for (const [file, points] of Object.entries(files))
      expect(css).toContain(
        `font-family: '${family}'; src: url('fonts/${name}-${file}.woff2') format('woff2'); ` +
          `font-weight: ${typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`}; font-display: swap; unicode-range: ${unicodeRange(points)};`,
      );
});

it.each([
  ['an accent', 'é', 'latin'],
  ['a letter of Polish', 'ł', 'latin-ext'],
  ['a letter of Turkish', 'ğ', 'latin-ext'],
  ['pounds', '£', 'latin'],
  ['euros', '€', 'latin'],
  ['roubles', '₽', 'latin-ext'],
  ['a dollar', '$', 'basic'],
] as const)('%s, %s, is in one file: %s', (_what, character, file) => {
  const point = character.codePointAt(0) ?? 0;
  const holding = Object.entries(files).filter(([, points]) => points.has(point));
  expect(holding.map(([name]) => name)).toEqual([file]);
});

/** Signs that neither font has; the system's font draws them. */
const drawnElsewhere = new Set(['▴', '▾', '★']);

it('our own texts need the first file only', async () => {
  const parts = (await readdir(root)).filter((name) => name === 'host' || name === 'shared' || name.startsWith('mf-'));
  const sources = (await Promise.all(parts.map(async (part) => sourcesIn(join(root, part, 'src'))))).flat();
  expect(sources.length).toBeGreaterThan(500);
  const others = new Map<string, string>();
  for (const file of sources)
    for (const character of withoutComments(await readFile(file, 'utf8')))
      if (character > ' ' && !files.basic.has(character.codePointAt(0) ?? 0) && !drawnElsewhere.has(character))
        others.set(character, file);
  expect([...others]).toEqual([]);
});

/** Their signs are looked for in what visitors paste, and never shown. */
const readers = ['pasted-lists', 'pc-reports'].map((folder) => join('domain', folder));

const sourcesIn = async (under: string): Promise<string[]> =>
  (await readdir(under, { recursive: true }))
    .filter(
      (name) =>
        /\.(tsx?|json)$/.test(name) &&
        !/\.(test|cases)\./.test(name) &&
        !readers.some((reader) => name.startsWith(reader)),
    )
    .map((name) => join(under, name));

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
