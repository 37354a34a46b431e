import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** Red, green and blue of a variable of a theme, 0 to 255. */
function colour(theme: string, name: string): number[] {
  const block = css.slice(css.indexOf(`${theme} {`)).split('\n}')[0] ?? '';
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(block) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

test(spec('4.3', 'dark: a near-black blue ground with near-white text'), () => {
  const [red = 255, green = 255, blue = 0] = colour(`[data-theme='dark']`, 'bg');
  expect(Math.max(red, green, blue)).toBeLessThan(32);
  expect(blue).toBeGreaterThan(Math.max(red, green));
  for (const channel of colour(`[data-theme='dark']`, 'text')) expect(channel).toBeGreaterThan(230);
});

test(spec('4.4', 'light: a white ground with dark text'), () => {
  expect(colour(`[data-theme='light']`, 'bg')).toEqual([255, 255, 255]);
  for (const channel of colour(`[data-theme='light']`, 'text')) expect(channel).toBeLessThan(50);
});

test('ground and text of the page are those of the theme', () => {
  expect(css).toMatch(/body \{[^}]*background: var\(--bg\);\s+color: var\(--text\);/);
});
