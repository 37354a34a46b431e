/** @jest-environment node */
import type { Part } from '../../src/catalogue/schema';
import { allParts } from '../catalogue-files';
import { changesOf, outsideBands, withEarlier } from './renewal';

const parts = allParts();
const ddr5 = { is: 'DDR5', name: 'DDR5', factor: 4, from: '2025-07', to: '2026-01', sources: ['page'] } as const;
const classes = [{ ...ddr5, sources: ['page'] }];

function kit(price: number, priceDate: string, estimatedFrom?: { price: number; date: string }): Part {
  const found = parts.find((part) => part.type === 'ram' && part.specs.ramType === 'DDR5');
  if (!found) throw new Error('There is no kit of DDR5.');
  const { estimatedFrom: _, ...rest } = found;
  return { ...rest, price, priceDate, ...(estimatedFrom && { estimatedFrom }) };
}
const seen = { price: 100, date: '2025-08-01' };

test('the change of a class is worked out from the guide price, once', () => {
  const fresh = kit(100, '2025-08-01');
  const worked = { id: fresh.id, price: 400, date: '2026-01-01', estimatedFrom: seen };
  expect(changesOf([fresh], [], classes)).toEqual([{ ...worked, before: fresh }]);
  expect(changesOf([kit(400, '2026-01-01', seen)], [], classes)).toEqual([]);
  // A later change starts from the guide price again.
  const [later] = changesOf(
    [kit(400, '2026-01-01', seen)],
    [],
    [{ ...ddr5, factor: 5, to: '2026-06', sources: ['page'] }],
  );
  expect(later).toMatchObject({ price: 500, date: '2026-06-01', estimatedFrom: seen });
});

test('a newer guide price takes the place of what was worked out', () => {
  const before = kit(400, '2026-01-01', seen);
  const [change] = changesOf([before], [{ id: before.id, price: 350, date: '2026-09-01' }], classes);
  expect(change).toEqual({ id: before.id, price: 350, date: '2026-09-01', before });
});

test('without its class a part has its guide price again', () => {
  const before = kit(400, '2026-01-01', seen);
  expect(changesOf([before], [], [])).toEqual([{ id: before.id, ...seen, before }]);
});

test('a price that says the same is no change', () => {
  const same = parts.map(({ id, price, priceDate }) => ({ id, price, date: priceDate }));
  const asSeen = parts.filter(({ estimatedFrom }) => !estimatedFrom);
  expect(changesOf(asSeen, same, [])).toEqual([]);
});

test('what goes to the earlier prices was seen: never what was worked out, nor a price corrected within its month', () => {
  const before = kit(400, '2026-01-01', seen);
  const { id } = before;
  const next = { id, price: 350, date: '2026-09-01', before };
  expect(withEarlier({ [id]: [{ date: '2025-05-01', price: 90 }] }, [next])).toEqual({
    [id]: [{ date: '2025-05-01', price: 90 }, seen],
  });
  expect(withEarlier({}, [{ ...next, before: kit(360, '2026-09-01') }])).toEqual({});
  expect(withEarlier({}, [{ ...next, date: '2025-08-01' }])).toEqual({});
});

test('what is worked out has to be in the band of its class too', () => {
  const before = kit(100, '2025-08-01');
  const outside = outsideBands(changesOf([before], [], [{ ...ddr5, factor: 9.9, sources: ['page'] }]));
  expect(outside).toEqual([expect.stringMatching(/^\$990.00 for .* is outside the band of its class/)]);
});
