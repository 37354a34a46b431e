/** @jest-environment node */
import { leadMaps } from './page-rules';

const document = { name: 'page', tag: '"1"', headers: {}, pieces: [] };
const places = { named: new Map(), rendered: new Map(), patterns: [], other: document };

it('a release may list thousands of values: each line is one that nginx reads', () => {
  const ids = Array.from({ length: 3_000 }, (_, i) => `a-guide-of-some-length-${i}`);
  const known = [{ path: '/guides/:id/:page', values: { id: ids } }];
  const lines = leadMaps({ ...places, known }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4_000);
  expect(lines).toContain(String.raw`    "~^/*guides/+a-guide-of-some-length-2999/+[^/]+/*$" 1;`);
  expect(lines).toContain('    "~^/*guides/+[^/]+/+[^/]+/*$" 0;');
});
