/** @jest-environment node */
import { times } from '@rig4u/kernel/prove';
import { random } from '../../../../mf-builder/checks/random';
import { complaintsOfGuide, complaintsOfRecord, readContent } from './content';
import { mutateValue } from './mutate-value';
import { isSealedOnly, isSeen, mutations } from './mutations';

const content = readContent();
const changes = times({ full: 5_000, short: 200 });

test('nothing is said against the content as it is', () => {
  const said = [
    ...content.lists.flatMap(({ type, records }) => records.map((one) => complaintsOfRecord(type, one))),
    ...content.guides.map(complaintsOfGuide),
  ];
  expect(said.flatMap(({ evidence, seals }) => [...evidence, ...seals])).toEqual([]);
});

test(`of ${changes} random changes of facts, prices and guides, at least 95 of 100 are seen`, () => {
  const made = mutations(random(1), content, changes);
  const survivors = made.filter((one) => !isSeen(one)).map(({ what }) => what);
  expect(new Set(made.map(({ what }) => what)).size).toBeGreaterThan(180);
  expect(survivors.length <= changes / 20 ? [] : survivors).toEqual([]);
});

test('every changed price and figure is seen by what somebody knows, and so are half of the changed facts', () => {
  const made = mutations(random(2), content, 200);
  const [facts, others] = [made.filter(({ kind }) => kind === 'fact'), made.filter(({ kind }) => kind !== 'fact')];
  expect(others.filter(({ complaints }) => complaints.evidence.length === 0)).toEqual([]);
  expect(facts.filter(isSealedOnly).length).toBeLessThan(facts.length / 2);
});

test('the same seed makes the same changes', () => {
  const whats = (seed: number) => mutations(random(seed), content, 20).map(({ what }) => what);
  expect(whats(3)).toEqual(whats(3));
  expect(whats(3)).not.toEqual(whats(4));
});

test.each([[125], [0], [2.5], [true], ['AM5'], [['a', 'b']], [[]], [{ one: 1 }], [[{ one: 1 }]], [null]])(
  'a changed %j is another value',
  (value) => {
    for (let seed = 0; seed < 20; seed++)
      expect(mutateValue(random(seed), value, [value, 'AM4', ['c']])).not.toEqual(value);
  },
);
