/** @jest-environment node */
import {
  bestBuild,
  floorsFor,
  listFor,
  objectiveFor,
  shelfOf,
  type Conditions,
  type Wishes,
} from '../../src/domain/best-build';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { useCases } from '../../src/domain/recommendation';
import { shelfFromFiles } from '../composing/shelf';
import { random, type Random } from '../random';
import { IntegerProgramme } from './integer-programme';
import { somePart } from './small-shelf';

// Each question is a programme for each class of price and number of things to mind: a minute or two each.
jest.setTimeout(2_400_000);

const parts = shelfFromFiles();

/** Nothing, or a part that stays or is owned, parts that are not taken, more memory. */
function someWishes(stream: Random): Wishes {
  const locked = somePart(parts, stream);
  const own = somePart(parts, stream);
  const out = Array.from({ length: stream.whole(1, 30) }, () => somePart(parts, stream).part.id);
  return {
    ...(stream.chance(0.4) && { locked: { [locked.place]: locked.part } }),
    ...(stream.chance(0.3) && { atHand: { [own.place]: { ...own.part, owned: true } } }),
    ...(stream.chance(0.5) && { excluded: out }),
    ...(stream.chance(0.2) && { least: { memoryGB: 32, storageGB: 2000 } }),
    ...(stream.chance(0.2) && { noWifi: true }),
  };
}

test('an integer-programming solver finds nothing better, on the catalogue itself', async () => {
  const stream = random(41);
  const shelf = shelfOf(parts);
  const seen = { best: 0, infeasible: 0 };
  for (let round = 0; round < 12; round += 1) {
    const wishes = round === 0 ? {} : someWishes(stream);
    const use = stream.pick(useCases);
    const budgetCents = stream.whole(round === 1 ? 200 : 450, round === 1 ? 300 : 4500) * 100;
    // The list is proven on small shelves; here nothing is bought by it.
    const withoutSteps = listFor(use, wishes, budgetCents).map(({ id }) => id);
    const conditions: Conditions = { use, resolution: '1440p', budgetCents, withoutSteps, ...wishes };
    const answer = bestBuild(shelf, conditions);
    const programme = await IntegerProgramme.of(parts, wishes, objectiveFor(use, '1440p'), floorsFor(use, wishes));
    const solved = programme.best(budgetCents);
    expect(answer.proven).toBe(true);
    if (answer.kind === 'best') {
      seen.best += 1;
      expect([round, Math.round(10 * answer.value), answer.totalCents]).toEqual([round, solved?.tenths, solved?.cents]);
      expect(check(fromComponents(answer.parts)).verdict).not.toBe('fail');
    } else {
      seen.infeasible += 1;
      expect([round, solved]).toEqual([round, undefined]);
      expect([round, answer.least?.totalCents]).toEqual([round, programme.least()]);
    }
  }
  expect(Math.min(seen.best, seen.infeasible)).toBeGreaterThan(0);
});
