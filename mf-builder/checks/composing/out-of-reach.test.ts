/** @jest-environment node */
import type { Brief } from './brief';
import { compose } from './compose';
import { outOfReach } from './out-of-reach';
import { presetParts, partsText } from './preset-parts';
import { shelfFromFiles, type Shelf } from './shelf';

const whole = shelfFromFiles();
const only = <P extends { id: string }>(parts: readonly P[], ...ids: readonly string[]): readonly P[] =>
  parts.filter(({ id }) => ids.includes(id));

/** Few parts that go together, so that there are few prices. */
const shelf: Shelf = {
  cpu: only(whole.cpu, 'cpu3'),
  motherboard: only(whole.motherboard, 'motherboard1'),
  gpu: only(whole.gpu, 'gpu1'),
  ram: only(whole.ram, 'ram1', 'ram2', 'ram3'),
  storage: only(whole.storage, 'storage1', 'storage3', 'storage21'),
  case: only(whole.case, 'case8'),
  psu: only(whole.psu, 'psu1', 'psu2', 'psu5'),
  cooling: [],
  caseFan: [],
  cables: only(whole.cables, 'cables3'),
};
const brief: Brief = { id: 'some-build', price: [650, 650], weigh: { gaming: 1 }, card: 'none', only: { cooling: [] } };

/** Every price that can be composed, dollar by dollar. */
const prices = Array.from({ length: 400 }, (_, step) => 450 + step).filter((price) =>
  compose(shelf, { ...brief, price: [price, price] }),
);

test('a price that nothing costs is named with the nearest that something does, and the part that is too dear', () => {
  expect(prices.length).toBeGreaterThan(3);
  const gaps = Array.from({ length: 300 }, (_, step) => 500 + step).filter((price) => !prices.includes(price));
  for (const asked of [gaps[0], gaps[150], gaps.at(-1)]) {
    if (asked === undefined) continue;
    const text = outOfReach(shelf, { ...brief, price: [asked, asked] });
    const [below, above] = [prices.findLast((price) => price < asked), prices.find((price) => price > asked)];
    expect(text).toContain(`some-build cannot be composed at $${asked} to the dollar; `);
    expect(text).toContain(below ? `the nearest below costs $${below};` : 'nothing below can be composed;');
    const dear = /and would do if (?:cpu|ram|storage|motherboard)\d+ .* cost \$\d+ less\.$/;
    if (above) expect([text, text.includes(`$${above}, `), dear.test(text)]).toEqual([text, true, true]);
    else expect(text).toMatch(/nothing above can be composed\.$/);
  }
});

test('what is composed is written a part a line, with nothing of what is not taken', () => {
  const [price = 0] = prices;
  const found = compose(shelf, { ...brief, price: [price, price] });
  if (!found) throw new Error('Nothing was composed.');
  const parts = presetParts(found);
  expect(JSON.parse(partsText(new Map([['some-build', parts]])))).toEqual({ 'some-build': parts });
  expect(partsText(new Map([['some-build', parts]]))).toContain('    "gpu": null,\n    "ram": ["ram3"],\n');
  expect(parts).not.toHaveProperty('caseFan');
});
