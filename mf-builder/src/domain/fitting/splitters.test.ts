/** @jest-environment node */
import type { PartQuantity, StoredPart } from '@rig4u/shared/builds';
import { wholeCatalogue } from '../../../checks/broken-builds';
import { cheapestInShort } from '../../../checks/cheapest-in-short';
import { centsOf, everyWay, verdictsIn } from '../../../checks/every-way';
import { random } from '../../../checks/random';
import { rounds } from '../../../checks/rounds';
import { splitterOf } from '../../../checks/splitters';
import { cheapestWay } from './clearing-ways';
import type { Candidates } from './swap';
import { takeWay } from './way';

const own = (specs: Record<string, unknown>): StoredPart => ({ id: 'own-1', name: 'Own part', price: 10, specs });

describe('fan splitters', () => {
  const board = (fanHeaders: number) => own({ fanHeaders });
  const fans = (quantity: number): PartQuantity[] => [{ part: own({ qty: 1, currentA: 0.05 }), quantity }];
  const one = splitterOf('one', 9.95, 2);
  const bag = splitterOf('bag', 17, 2, 2);
  const wide = splitterOf('wide', 30, 4);

  test('come in the cheapest combination of bags', () => {
    const of = (headers: number, plugs: number, cables: Candidates['cables']) =>
      cheapestInShort({ motherboard: board(headers), caseFan: fans(plugs) }, 'fan-headers', { cables: cables ?? [] });
    expect(of(4, 5, [one, bag, wide])).toBe('add 1 splitter-one for 995');
    expect(of(4, 6, [one, bag, wide])).toBe('add 1 splitter-bag for 1700');
    expect(of(4, 7, [one, bag, wide])).toBe('add 1 splitter-one,1 splitter-bag for 2695');
    expect(of(4, 6, [one])).toBe('add 2 splitter-one for 1990');
    // Three plugs more than two headers carry with a splitter on each.
    expect(of(2, 5, [one, bag, wide])).toBe('add 1 splitter-wide for 3000');
    expect(of(2, 9, [one, bag, wide])).toBe('none');
    expect(of(4, 5, wholeCatalogue().cables?.slice(0, 2))).toBe('none');
  });

  test('join those that are chosen, at the price they have there; not those that are owned', () => {
    const components = { motherboard: board(4), caseFan: fans(6), cables: { ...one, price: 8 } };
    const way = cheapestWay(components, 'fan-headers', { cables: [one] });
    expect(way).toMatchObject({ moreCents: 800 });
    expect(way && takeWay({ components }, way).components.cables).toEqual([
      { part: { ...one, price: 8 }, quantity: 2 },
    ]);
    const owned = { ...components, cables: { ...one, owned: true } };
    expect(cheapestInShort(owned, 'fan-headers', { cables: [one] })).toBe('none');
    expect(cheapestInShort(owned, 'fan-headers', { cables: [one, bag] })).toBe('add 1 splitter-bag for 1700');
  });

  const count = rounds({ full: 300, short: 40 });
  test(`cost the least of all combinations, in ${count} draws, seed 43`, () => {
    const stream = random(43);
    let found = 0;
    for (let round = 0; round < count; round += 1) {
      const headers = stream.whole(1, 5);
      const components = { motherboard: board(headers), caseFan: fans(headers + stream.whole(1, 4)) };
      const cables = ['a', 'b', 'c'].map((name) =>
        splitterOf(name, stream.whole(300, 3000) / 100, stream.whole(2, 4), stream.whole(1, 3)),
      );
      const clean = everyWay(components, { cables }).filter(({ after }) => verdictsIn(after)['fan-headers'] === 'pass');
      const way = cheapestWay(components, 'fan-headers', { cables });
      const least = Math.min(...clean.map(({ cents }) => cents));
      expect(way?.moreCents ?? Infinity).toBe(clean.length === 0 ? Infinity : least - centsOf(components));
      found += way ? 1 : 0;
    }
    expect(found).toBeGreaterThan(count / 2);
  });
});
