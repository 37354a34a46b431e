/** @jest-environment node */
import { builtIn } from '../../src/catalogue/source';
import { contradictions, placesFrom } from './cycles';
import type { Relation } from './relation';
import { relations, withoutRelation } from './relations';

const resolutions = ['1080p', '1440p', '4k'] as const;
const groups = (['gpu', 'cpu'] as const).flatMap((kind) =>
  resolutions.map((resolution) => ({
    kind,
    resolution,
    own: relations.filter((relation) => relation.kind === kind && relation.resolution === resolution),
  })),
);
const known = new Set(relations.flatMap(({ faster, slower }) => [faster, slower]));
const name = ({ faster, slower, resolution, source }: Relation) =>
  `${faster} > ${slower} ${resolution} ${source.title}`;

async function catalogueChips(): Promise<string[]> {
  const cards = (await builtIn.load('gpu')).map(({ specs }) => specs.chip ?? '');
  const processors = (await builtIn.load('cpu')).map((processor) => processor.name);
  return [...new Set([...cards, ...processors])];
}

/** What the figures say, worked out anew. */
function ratioOfFigures(figures: Relation['figures']): number {
  if (typeof figures !== 'string') return figures[0] / figures[1];
  const [, percent, word] = /^([\d.]+) % (faster|slower)$/.exec(figures) ?? [];
  return word === 'faster' ? 1 + Number(percent) / 100 : 1 / (1 - Number(percent) / 100);
}

test.each(relations.map((relation) => [name(relation), relation] as const))('%s', (_, relation) => {
  expect(relation.faster).not.toBe(relation.slower);
  expect(relation.ratio).toBeGreaterThan(1);
  expect(relation.ratio).toBeLessThan(12);
  expect(relation.ratio).toBeCloseTo(ratioOfFigures(relation.figures), 2);
  expect(relation.source.url).toMatch(/^https:\/\/\S+$/);
  expect(relation.source.read).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(relation.games ?? 3).toBeGreaterThanOrEqual(3);
});

test('one source says one thing of two chips at one resolution', () => {
  const pairs = relations.map((relation) =>
    [...[relation.faster, relation.slower].sort(), relation.resolution, relation.source.title].join(' · '),
  );
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});

test('processors are compared at 1080p alone', () => {
  expect(relations.filter(({ kind, resolution }) => kind === 'cpu' && resolution !== '1080p')).toEqual([]);
});

test('each chip of the catalogue has a relation, or is named among those without', async () => {
  const chips = await catalogueChips();
  expect(chips.filter((chip) => !known.has(chip))).toEqual(withoutRelation);
});

test.each(['gpu', 'cpu'] as const)('at 1080p every chip (%s) is reached from every other', (kind) => {
  const own = relations.filter((relation) => relation.kind === kind && relation.resolution === '1080p');
  const chips = new Set(own.flatMap(({ faster, slower }) => [faster, slower]));
  expect(placesFrom(own[0]?.faster ?? '', own).size).toBe(chips.size);
});

test.each(groups)('$kind at $resolution: no way round contradicts another by a quarter', ({ own }) => {
  expect(contradictions(own, 1.25)).toEqual([]);
});
