/** @jest-environment node */
import { loadMeasuredChips } from '../src/catalogue/measured';
import { estimateLine } from './estimate-line';
import { wholeTable } from './estimates/measured-parts';

const line = estimateLine(wholeTable());
const answer = (value: unknown, number = 1) => {
  const { text, ok } = line(typeof value === 'string' ? value : JSON.stringify(value), number);
  return { ok, ...JSON.parse(text) };
};
const pair = { cpu: 'cpu10', gpu: ['gpu14'] };

test('a build by its ids is answered with ranges, their coverage, the limiter and the basis', () => {
  const found = answer({ id: 'a', parts: pair });
  expect(found).toMatchObject({ ok: true, id: 'a', coverage: 0.8, gaming: { limiter: 'gpu' } });
  expect(Object.keys(found.gaming)).toEqual(['1080p', '1440p', '4k', 'limiter']);
  expect(found.gaming['1080p'][0]).toBeGreaterThan(found.gaming['4k'][0]);
  for (const aspect of ['productivity', 'videoEditing', 'streaming'])
    expect(found[aspect][0]).toBeLessThan(found[aspect][1]);
  expect(found.basis.productivity).toContain('measured rendering speed of the Ryzen 7 9800X3D');
});

test('the table of the pages is the one of the command', async () => {
  expect((await loadMeasuredChips()).cpu).toEqual(wholeTable().cpu);
});

test('a part by its name and facts; a measured chip is known by its name', () => {
  const cpu = { name: 'Intel Core i5-13400F', specs: { cores: 10, threads: 16, speed: 4.6 } };
  const found = answer({ parts: { cpu, gpu: null } });
  expect(found.basis.productivity).toContain('Core i5-13400F (87 results)');
  expect(found.gaming).toEqual({ '1080p': null, '1440p': null, '4k': null, limiter: null });
  expect(found.basis.gaming).toBe('Choose a graphics card, or a processor with graphics of its own.');
});

test.each([
  ['AMD Ryzen 5 3600 3.6 GHz 6-Core Processor', 'AMD Ryzen 5 3600'],
  ['Intel(R) Core(TM) i7-8700K CPU @ 3.70GHz', 'Intel Core i7-8700K'],
])('what a site or a system adds to a name changes no estimate: %s', (written, name) => {
  const of = (cpu: string) => answer({ id: 'x', parts: { cpu: { name: cpu, specs: {} }, gpu: 'gpu14' } });
  expect(of(written).productivity).not.toBeNull();
  expect(of(written)).toEqual(of(name));
});

test('a card under the name of a site is the one that was measured', () => {
  const gpu = (name: string) => ({ name, specs: {} });
  const found = answer({ parts: { cpu: 'cpu10', gpu: gpu('MSI VENTUS 3X RTX 3070 8 GB Video Card') } });
  expect(found.basis.videoEditing).toContain('the measured rendering speed of the GeForce RTX 3070');
});

test('a fact of the wrong type is named, and the range is wider for it', () => {
  const gpu = (shaders: unknown) => ({ name: 'A card', specs: { shaders, boostMHz: 2500, chipMaker: 'NVIDIA' } });
  expect(answer({ parts: { cpu: 'cpu10', gpu: gpu('many') } })).toMatchObject({
    ok: true,
    gaming: { '1440p': null },
    notes: ['parts.gpu[0].specs.shaders: expected a number, found "many"; it counts as not known.'],
  });
});

test.each([
  ['[]', 'a line must be an object like'],
  [{}, 'parts must be an object'],
])('a line that is not in order is refused in words: %#', (value, words) => {
  const found = answer(value, 7);
  expect(found.ok).toBe(false);
  expect(found.error).toMatch(/^Line 7: /);
  expect(found.error).toContain(words);
});

test('parts of the market are known by their numbers, a measured chip among them', () => {
  const found = answer({ id: 'm', parts: { cpu: 'cpu~428', gpu: ['gpu~3241'] } });
  expect(found).toMatchObject({ ok: true, gaming: { limiter: 'cpu' } });
  expect(found.basis.productivity).toContain('measured rendering speed of the Core i7-10700K');
  expect(answer({ parts: { gpu: 'gpu~999999' } }).error).toBe(
    'Line 1: parts.gpu[0] names "gpu~999999", which is no part of the type gpu in the catalogue or on the market.',
  );
});
