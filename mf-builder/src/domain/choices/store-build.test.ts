import { partsMark, type BuildComponents } from '@rig4u/shared/builds';
import { storeBuild } from './store-build';

const now = new Date('2026-11-02T10:00:00.000Z');
const cpu = { id: 'cpu1', name: 'One', price: 100 };
const psu = { id: 'psu1', name: 'Supply', price: 50.5 };
const checked = (components: BuildComponents, passed = 1) => ({
  components,
  verdict: {
    date: now.toISOString(),
    edition: 2,
    parts: partsMark(components),
    passed,
    warnings: 0,
    fails: 0,
    unknowns: 0,
  },
});

test(spec('4.20', 'a new build becomes the last entry'), () => {
  const first = storeBuild([], undefined, checked({ cpu }), now);
  const second = storeBuild(first.list, undefined, checked({ psu }), now);
  expect(second.list.map(({ name, totalPrice }) => [name, totalPrice])).toEqual([
    ['Build #1', 100],
    ['Build #2', 50.5],
  ]);
  expect(second.list.at(-1)?.id).toBe(second.id);
  expect(second.id).not.toBe(first.id);
});

test('a known entry is changed in place and keeps id, name and date', () => {
  const first = storeBuild([], undefined, checked({ cpu }), now);
  const changed = storeBuild(first.list, first.id, checked({ cpu, psu }, 2), new Date('2027-01-01T00:00:00.000Z'));
  expect(changed.id).toBe(first.id);
  expect(changed.list).toEqual([{ ...first.list[0], ...checked({ cpu, psu }, 2), totalPrice: 150.5 }]);
});

test('an entry that was deleted meanwhile comes back as a new one', () => {
  const { list, id } = storeBuild([], 'gone', checked({ cpu }), now);
  expect(list).toHaveLength(1);
  expect(list[0]?.id).toBe(id);
});
