/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { renderedBytes } from './rendered-bytes';

const page = (style: string, frame: string) =>
  `<head><style>.own{color:red}</style>\n${style}\n</head><body><div id="root">${frame}` +
  '<p class="start">Loading</p></div></body>';
const text = Array.from({ length: 60 }, (_, i) => `<li>${(i * 7919).toString(36)}</li>`).join('');

test('the rendered screen and its style are counted, and nothing else', () => {
  const [plain, whole] = [page('', ''), page('<style>.a{color:blue}</style>', text)];
  expect(renderedBytes(plain)).toBe(0);
  expect(renderedBytes(whole)).toBe(brotliCompressSync(whole).length - brotliCompressSync(plain).length);
});

test('a page without a place for the application is refused', () => {
  expect(() => renderedBytes('<p>Not ours</p>')).toThrow(/no place for the application/);
});
