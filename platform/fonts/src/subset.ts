import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { files } from './characters';

/** A font, its weights that our styles use, and how `tokens.css` calls it. Headings, labels and prices have one weight: two would add 5 KB. */
export const fonts = [
  { name: 'inter', family: 'Inter Variable', weights: { min: 400, max: 600, default: 400 } },
  { name: 'space-grotesk', family: 'Space Grotesk Variable', weights: 600 },
] as const;

/**
 * Accents, kerning, and figures of one width for tables. Our styles switch on no other feature; what fonts switch on by themselves
 * (arrows from hyphens, signs raised between capitals) is a fifth of Inter.
 */
const keepFeatures = ['ccmp', 'kern', 'mark', 'mkmk', 'locl', 'rvrn', 'tnum'];

/** The font files that pages load: name to bytes. The same fonts give the same bytes. */
export async function fontFiles(): Promise<Map<string, Uint8Array>> {
  const made = fonts.flatMap(({ name, weights }) =>
    Object.entries(files).map(async ([file, points]): Promise<[string, Uint8Array]> => {
      const whole = await readFile(wholeFont(name, file === 'latin-ext' ? 'latin-ext' : 'latin'));
      const text = String.fromCodePoint(...points);
      const options = {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        variationAxes: { wght: weights },
      } as const;
      return [`${name}-${file}.woff2`, new Uint8Array(await subsetFont(whole, text, options))];
    }),
  );
  return new Map(await Promise.all(made));
}

/** The licence of each font goes where the font goes: name to text. */
export const licences = async (): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      fonts.map(async ({ name }): Promise<[string, string]> => [
        `${name}.LICENSE`,
        await readFile(join(packageOf(name), 'LICENSE'), 'utf8'),
      ]),
    ),
  );

const packageOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));

const wholeFont = (name: string, part: string): string =>
  join(packageOf(name), 'files', `${name}-${part}-wght-normal.woff2`);
