import { guides } from '../guides';
import { compareGuide, compareTexts } from './compare-guide';
import { expectations } from '.';
import { figuresIn, textsOf } from './stated-figures';

const each = guides.map((guide) => [guide.id, guide] as const);
const factsOf = (id: string) => expectations[id]?.facts ?? [];

test.each(each)('%s states the figures that are written down for it, and its warnings', (_, guide) => {
  expect(compareGuide(guide)).toEqual([]);
});

test.each(each)('%s with another figure, one less or one more differs, in every place', (_, guide) => {
  const lines = guide.content.split('\n');
  const changes = lines.flatMap((line, at) =>
    figuresIn(line).flatMap((figure) =>
      ['', '77', `${figure} and 77`].map((instead) => lines.with(at, line.replace(figure, instead)).join('\n')),
    ),
  );
  expect(changes.length).toBeGreaterThan(60);
  const unseen = changes.filter((content) => compareGuide({ ...guide, content }).length === 0);
  expect(unseen).toEqual([]);
});

test.each(each)('%s without the last word of one of its warnings differs', (id, guide) => {
  const { warnings } = expectations[id] ?? { warnings: [] };
  expect(warnings.length).toBeGreaterThan(3);
  const texts = textsOf(guide);
  for (const { step, says } of warnings) {
    const text = (texts[step] ?? '').replace(says, says.slice(0, says.lastIndexOf(' ')));
    expect(compareTexts(id, texts.with(step, text))).toContain(`step ${step} no longer says: ${says}`);
  }
});

test('a figure in words, with its unit, in a name or a date is a figure', () => {
  expect(
    figuresIn('At 95 °C (PCIe 5.0, DDR5-6000) for twenty minutes, since 14 October 2025, 20% of 7,000 MB/s.'),
  ).toEqual(['95 °C', 'PCIe 5.0', 'DDR5-6000', 'twenty minutes', '14 October 2025', '20%', '7,000 MB/s']);
  expect(figuresIn('One M.2 drive is in someone’s way, often.')).toEqual([]);
});

test.each(each)('every temperature, voltage and current of %s is a safety fact', (id) => {
  const bare = factsOf(id).filter(
    ({ stated, safety }) => !safety && stated.some((figure) => /°C$|\dm?V$| A$/.test(figure)),
  );
  expect(bare).toEqual([]);
});

test.each(
  guides.flatMap(({ id, checked }) =>
    factsOf(id).flatMap(({ year, stated, fact }) =>
      year ? [[id, stated.join(', '), fact, year, checked] as const] : [],
    ),
  ),
)('%s, %s: checked when the guide was. %s', (_id, _stated, _fact, year, checked) => {
  expect(year).toBe(checked);
});
