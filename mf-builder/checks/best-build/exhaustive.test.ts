/** @jest-environment node */
import { chosenOf } from '@rig4u/shared/builds';
import {
  bestBuild,
  floorsFor,
  listFor,
  objectiveFor,
  shelfOf,
  staircase,
  type Conditions,
  type ShelfParts,
  type Wishes,
} from '../../src/domain/best-build';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { useCases } from '../../src/domain/recommendation';
import { random, type Random } from '../random';
import { rounds } from '../rounds';
import { everyBuild } from './every-build';
import { bestOfAll, leastOfAll, tiersOf, weigh, type Best } from './order-of-aims';
import { smallShelf, somePart } from './small-shelf';

/** Locked, owned or excluded parts, one of each at most. */
function someWishes(parts: ShelfParts, stream: Random): Wishes {
  const locked = somePart(parts, stream);
  const own = somePart(parts, stream);
  const out = somePart(parts, stream);
  return {
    ...(stream.chance(0.4) && { locked: { [locked.place]: [{ part: locked.part, quantity: stream.whole(1, 2) }] } }),
    ...(stream.chance(0.3) && { atHand: { [own.place]: { ...own.part, owned: stream.chance(0.8) } } }),
    ...(stream.chance(0.2) && { excluded: [out.part.id] }),
    ...(stream.chance(0.2) && { without: ['gpu'] }),
    ...(stream.chance(0.2) && { least: { memoryGB: 32 } }),
    ...(stream.chance(0.2) && { noWifi: true }),
    ...(stream.chance(0.2) && { careful: true }),
    ...(stream.chance(0.3) && { withoutSteps: [stream.pick(['drive-lasting', 'supply-gold', 'board-3'])] }),
  };
}

const figures = (best: Best | undefined) => best && [best.build.worth, best.build.cents];

test('the answer is the best of all builds there are, at every budget', () => {
  const stream = random(23);
  const seen = { best: 0, infeasible: 0, never: 0, steps: 0, minded: 0, spent: 0, dropped: 0 };
  for (let round = 0; round < rounds({ full: 1000, short: 50 }); round += 1) {
    const parts = smallShelf(stream);
    const wishes = someWishes(parts, stream);
    const use = stream.pick(useCases);
    const all = everyBuild(parts, wishes, objectiveFor(use, '1440p'));
    const tiers = tiersOf(weigh(all, { left: wishes.careful ? 0.5 : 0.85 }), floorsFor(use, wishes));
    // Parts at hand are worth no new warning.
    const atHand = wishes.atHand !== undefined;
    const shelf = shelfOf(parts);
    const conditions = (budgetCents: number): Conditions => ({ use, resolution: '1440p', budgetCents, ...wishes });
    const steps = staircase(shelf, conditions(Number.MAX_SAFE_INTEGER));
    for (const budget of [stream.whole(300, 700), stream.whole(500, 1200), stream.whole(800, 3000)]) {
      const answer = bestBuild(shelf, conditions(budget * 100));
      const cheapest = bestOfAll(tiers, budget * 100, [], atHand);
      const expected = bestOfAll(tiers, budget * 100, listFor(use, wishes, budget * 100), atHand);
      const step = steps.findLast(({ totalCents }) => totalCents <= budget * 100);
      expect([round, step && [step.value, step.totalCents]]).toEqual([round, figures(cheapest)]);
      expect(answer.proven).toBe(true);
      if (answer.kind === 'best') {
        seen.best += 1;
        expect([round, answer.value, answer.totalCents]).toEqual([round, ...(figures(expected) ?? [])]);
        expect([round, answer.spent.map(({ id, cents }) => [id, cents])]).toEqual([round, expected?.spent]);
        expect([round, answer.dropped.filter((id) => id !== 'splitters')]).toEqual([round, expected?.dropped]);
        if (expected?.build.minded) seen.minded += 1;
        seen.spent += answer.spent.length;
        seen.dropped += answer.dropped.length;
        expect(answer.bound).toBe(answer.value);
        expect(check(fromComponents(answer.parts)).verdict).not.toBe('fail');
        for (const place of Object.keys(wishes.locked ?? {}))
          if (place === 'cpu' || place === 'gpu' || place === 'ram')
            expect(chosenOf(answer.parts, place)).toEqual(chosenOf(wishes.locked ?? {}, place));
      } else {
        expect([round, expected]).toEqual([round, undefined]);
        const least = leastOfAll(tiers);
        expect([round, answer.least?.totalCents]).toEqual([round, least]);
        expect([round, answer.least?.value]).toEqual([
          round,
          least && bestOfAll(tiers, least, [], atHand)?.build.worth,
        ]);
        if (answer.least) seen.infeasible += 1;
        else seen.never += 1;
      }
    }
    seen.steps += steps.length;
    // Each step is the best at its own price.
    for (const { totalCents, value } of steps)
      expect([round, value, totalCents]).toEqual([round, ...(figures(bestOfAll(tiers, totalCents, [], atHand)) ?? [])]);
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
});

test('the order of the shelf and what was asked before change nothing', () => {
  const stream = random(15);
  for (let round = 0; round < 40; round += 1) {
    const parts = smallShelf(stream);
    const turned: ShelfParts = {
      cpu: parts.cpu.toReversed(),
      gpu: parts.gpu.toReversed(),
      motherboard: parts.motherboard.toReversed(),
      ram: parts.ram.toReversed(),
      case: parts.case.toReversed(),
      cooling: parts.cooling.toReversed(),
      psu: parts.psu.toReversed(),
      storage: parts.storage.toReversed(),
      caseFan: parts.caseFan.toReversed(),
      cables: parts.cables.toReversed(),
    };
    const conditions: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 100_000 + 100 * round };
    const shelf = shelfOf(turned);
    bestBuild(shelf, { ...conditions, use: 'streaming', budgetCents: 200_000 });
    staircase(shelf, { ...conditions, excluded: [parts.cpu[0]?.id ?? ''] });
    expect(bestBuild(shelf, conditions)).toEqual(bestBuild(shelfOf(parts), conditions));
  }
});
