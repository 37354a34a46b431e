import * as v from 'valibot';
import { purchaseHandOff, purchaseOf, type BuildComponents } from '.';

const components: BuildComponents = {
  cpu: { id: 'cpu1', name: 'Ryzen 7', price: 329.4 },
  ram: [{ part: { id: 'ram1', name: 'Kit', price: 90 }, quantity: 2 }],
};
const build = { id: '17', name: 'Build #1', components };

test('what one screen hands over, the purchase page can read', () => {
  const sent = purchaseOf(build, ['chair'], 700);
  expect(sent).toEqual({ build: { ...build, price: 509.4 }, accessoryIds: ['chair'], total: 700 });
  expect(v.parse(purchaseHandOff, structuredClone(sent))).toEqual(sent);
  expect(purchaseOf(build).total).toBe(509.4);
});

test('a build needs a name and readable components, nothing else', () => {
  expect(v.parse(purchaseHandOff, { build: { name: 'Preset', components, score: 9 } })).toEqual({
    build: { id: '', name: 'Preset', components, score: 9 },
    accessoryIds: [],
  });
  expect(v.is(purchaseHandOff, { build: { name: 'No components' } })).toBe(false);
  expect(v.is(purchaseHandOff, { build: { components } })).toBe(false);
});
