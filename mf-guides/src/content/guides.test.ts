import { artNames } from '@rig4u/shared/ui';
import { guides } from '../../checks/guides';
import { rig4u } from '../../package.json';
import remote from '../routes';
import { cards } from './cards';
import { stepId } from '../domain/step-number';
import { excerptOf, parseContent, readingMinutes } from '../domain/parse-guide';

const each = guides.map((guide) => [guide.id, guide] as const);

test(spec('1.4 3.2', 'the five guides, with their categories'), () => {
  expect(guides.map(({ id, category }) => [id, category])).toEqual([
    ['pc-building-basics', 'Beginner'],
    ['overclocking-guide', 'Advanced'],
    ['building-a-gaming-pc', 'Gaming'],
    ['advanced-cooling-solutions', 'Hardware'],
    ['ultimate-storage-guide', 'Hardware'],
  ]);
});

test('package.json lists the guides that have an address, in the order of the list', () => {
  expect(rig4u.values['/guides/:guideId'].guideId).toEqual(cards.map(({ id }) => id));
});

test.each(each)('%s has 8 to 12 steps, and each says something and has tips', (id, { content }) => {
  const steps = parseContent(content);
  expect(steps.length).toBeGreaterThanOrEqual(8);
  expect(steps.length).toBeLessThanOrEqual(12);
  for (const step of steps) {
    expect(step.title).toMatch(/^[A-Z].*\w$/);
    expect(step.description.split(' ').length).toBeGreaterThanOrEqual(35);
    expect(step.description).toMatch(/^[A-Z].*\.$/);
    expect(step.tips.length).toBeGreaterThanOrEqual(2);
    for (const tip of step.tips) expect(tip).toMatch(/^(?:[A-Z]|\d{2,}).*[.)]$/);
  }
  expect(remote.routes.map(({ path }) => path)).toContain(`/guides/${id}`);
});

test.each(each)('the card of %s says of it what the guide does, and begins as its text does', (id, guide) => {
  const { opening, ...subject } = cards.find((card) => card.id === id) ?? { opening: '' };
  expect(guide).toMatchObject(subject);
  expect(excerptOf(parseContent(opening))).toBe(excerptOf(parseContent(guide.content)));
});

test('every guide has a card and an address of its own', () => {
  expect(cards.map(({ id }) => id)).toEqual(guides.map(({ id }) => id));
  const addresses = remote.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(addresses).toEqual(['/guides', ...guides.map(({ id }) => `/guides/${id}`)]);
});

test.each(each)('no step of %s repeats another, in title, place or words', (_, { content }) => {
  const steps = parseContent(content);
  const said = steps.flatMap(({ title, description, tips }) => [title, description, ...tips]);
  expect(new Set(said).size).toBe(said.length);
  expect(new Set(steps.map((_step, index) => stepId(index + 1))).size).toBe(steps.length);
});

test.each(each)(
  'the drawings of %s stand at steps that it has, once each, with captions',
  (_, { content, drawings = {}, image }) => {
    const steps = parseContent(content);
    const entries = Object.entries(drawings);
    expect(entries.length).toBeGreaterThanOrEqual(steps.length / 2);
    for (const [number, { art, caption }] of entries) {
      expect(steps[Number(number) - 1]).toBeDefined();
      expect(artNames).toContain(art);
      expect(caption).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(entries.map(([, { art }]) => art)).size).toBe(entries.length);
    expect(artNames).toContain(image);
  },
);

test.each(each)(
  '%s takes some minutes to read, says when it was checked, and begins with more than three lines',
  (_, { content, checked, description }) => {
    const steps = parseContent(content);
    expect(readingMinutes(steps)).toBeGreaterThanOrEqual(5);
    expect(readingMinutes(steps)).toBeLessThanOrEqual(12);
    expect(checked).toBe(2026);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(excerptOf(steps).length).toBeGreaterThan(350);
  },
);

test.each(each)(
  '%s is finished: no word stands in for text to come, no value is missing, and no price ages in it',
  (_, { content, description, drawings = {} }) => {
    const text = [content, description, ...Object.values(drawings).map(({ caption }) => caption)].join('\n');
    expect(text).not.toMatch(
      /lorem|ipsum|\bt[o]do\b|\btb[ad]\b|fixme|x{3}|placeholder|coming soon|undefined|\bNaN\b|\[object|\$\{|[$€£]\s?\d/i,
    );
    expect(text).not.toMatch(/[<>]|https?:|\.\.|  /);
  },
);

test(spec('3.3', 'a tip speaks of the headroom of the power supply, wherever power is planned'), () => {
  const tipsOf = (id: string) =>
    parseContent(guides.find((guide) => guide.id === id)?.content ?? '').flatMap(({ tips }) => tips);
  for (const id of ['pc-building-basics', 'overclocking-guide', 'advanced-cooling-solutions'])
    expect(tipsOf(id)).toContainEqual(expect.stringMatching(/PSU.*20% headroom|20% headroom.*PSU/));
});

test.each(['', 'no-such-guide', '__proto__', 'constructor'])(spec('3.2', 'there is no guide %p'), (id) => {
  expect(remote.routes.map(({ path }) => path)).not.toContain(`/guides/${id}`);
});
