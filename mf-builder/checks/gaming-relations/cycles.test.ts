/** @jest-environment node */
import { contradictions, placesFrom } from './cycles';
import { percentFaster, type Test } from './relation';

const source = { title: 'A test', url: 'https://example.org', read: '2026-11-23', by: 'tester', tester: 'A' } as const;
const test1080: Test = { kind: 'gpu', source, resolution: '1080p' };
const line = [percentFaster(test1080, 'a', 'b', 50), percentFaster(test1080, 'b', 'c', 20)];

test('a chip has its place by way of the chips between', () => {
  expect(Math.exp(placesFrom('c', line).get('a') ?? 0)).toBeCloseTo(1.8);
  expect(Math.exp(placesFrom('a', line).get('c') ?? 0)).toBeCloseTo(1 / 1.8);
  expect(placesFrom('d', line).has('a')).toBe(false);
});

test('what fits within the factor is no contradiction, what does not is named', () => {
  expect(contradictions([...line, percentFaster(test1080, 'a', 'c', 60)], 1.25)).toEqual([]);
  expect(contradictions([...line, percentFaster(test1080, 'a', 'c', 30)], 1.25)).toContain('a > c, A test');
  expect(contradictions([...line, percentFaster(test1080, 'b', 'a', 2)], 1.25)).not.toEqual([]);
});

test('chips that nothing joins do not contradict each other', () => {
  expect(contradictions([...line, percentFaster(test1080, 'd', 'e', 900)], 1.25)).toEqual([]);
});
