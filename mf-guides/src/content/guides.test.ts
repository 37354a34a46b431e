import { findGuide, guides } from '.';
import { parseContent } from './parse';

test('the five guides, with their categories', () => {
  expect(guides.map(({ id, category }) => [id, category])).toEqual([
    ['pc-building-basics', 'Beginner'],
    ['overclocking-guide', 'Advanced'],
    ['building-a-gaming-pc', 'Gaming'],
    ['advanced-cooling-solutions', 'Hardware'],
    ['ultimate-storage-guide', 'Hardware'],
  ]);
});

test.each(guides.map((guide) => [guide.id, guide] as const))('%s is whole: every step says something and has tips', (id, guide) => {
  const steps = parseContent(guide.content);
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
  for (const step of steps) {
    expect(step.description).toMatch(/\w.*\.$/);
    expect(step.tips.length).toBeGreaterThan(0);
    for (const tip of step.tips) expect(tip).toMatch(/\w.*[.)]$/);
  }
  expect(findGuide(id)).toBe(guide);
});

test.each(guides.map((guide) => [guide.id, guide] as const))('every drawing of %s has its step', (_, { content, drawings = {} }) => {
  const titles = parseContent(content).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(Object.keys(drawings)));
});

test('the basics say when they were checked, and what reserve a power supply needs', () => {
  const basics = findGuide('pc-building-basics');
  expect(basics?.description).toContain('2026');
  const steps = parseContent(basics?.content ?? '');
  expect(steps).toHaveLength(12);
  expect(steps.flatMap(({ tips }) => tips)).toContainEqual(expect.stringMatching(/PSU.*20% headroom/));
});

test.each(['', 'no-such-guide', '__proto__', 'constructor'])('there is no guide %p', (id) => {
  expect(findGuide(id)).toBeUndefined();
});
