/** @jest-environment node */
import { leadMaps, placeMaps } from './page-rules';

const document = { name: 'page', tag: '"1"', headers: {}, pieces: [] };
const places = { named: new Map(), rendered: new Map(), patterns: [], other: document };

it('a release may list thousands of values: each line is one that nginx reads', () => {
  const ids = Array.from({ length: 3_000 }, (_, i) => `a-guide-of-some-length-${i}`);
  const known = [{ path: '/guides/:id/:page', values: { id: ids } }];
  const lines = leadMaps({ ...places, known }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4_000);
  expect(lines.filter((line) => line.includes('^/*guides/+a-guide-of-some-length-2999/+[^/]+/*$'))).toHaveLength(1);
  expect(lines).toContain('    "~^/*guides/+[^/]+/+[^/]+/*$" 0;');
});

it('thousands of addresses are plain words of maps: nginx finds each in one step, and asks no expression for each of them', () => {
  const ids = Array.from({ length: 5_000 }, (_, i) => `Guide-${i}`);
  const rendered = new Map(ids.map((id) => [`/guides/${id}`, document]));
  const site = {
    places: { ...places, rendered, known: [{ path: '/guides/:id', values: { id: ids } }] },
    fileEndings: ['js'],
  };
  const lines = (placeMaps(site) + leadMaps(site.places)).split('\n');
  expect(lines.filter((line) => line.includes('"/guides/Guide-4999"'))).toHaveLength(3);
  expect(lines.filter((line) => line.includes('~')).length).toBeLessThan(20);
});

it('two addresses that differ in their capitals alone are expressions: nginx takes them for one word', () => {
  const known = [{ path: '/guides/:id', values: { id: ['Tall', 'tall', 'wide'] } }];
  const lines = leadMaps({ ...places, known }).split('\n');
  expect(lines.filter((line) => line.includes('"/guides/wide"'))).toHaveLength(2);
  expect(lines.filter((line) => /"\/guides\/tall"/i.test(line))).toEqual([]);
  expect(lines).toContain('    "~^/*guides/+Tall/*$|^/*guides/+tall/*$" 1;');
});
