/** @jest-environment node */
import { chosenOf, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import {
  bestBuild,
  floorsFor,
  leastGain,
  nextStep,
  objectiveFor,
  places,
  reasonsFor,
  reasonSentence,
  shelfOf,
  stepName,
  stepSentence,
  upgrade,
  upgradeSentence,
  type Conditions,
  type ShelfParts,
} from '../../src/domain/best-build';
import { dollarsOf } from '../../src/domain/best-build/words/figures';
import { pointsText } from '../../src/domain/estimates/points-text';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { random } from '../random';
import { rounds } from '../rounds';
import { everyBuild } from './every-build';
import { bestOfAll, tiersOf, weigh, worthAfter, type Weighed } from './order-of-aims';
import { smallShelf, tinyShelf } from './small-shelf';

const ask: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 150_000 };

const idsOf = (parts: BuildComponents, place: (typeof places)[number]): string =>
  chosenOf(parts, place)
    .map(({ part }) => part.id)
    .join();

/** A whole build that somebody owns: the first parts of a shelf. */
const ownedOf = (parts: ShelfParts): BuildComponents =>
  Object.fromEntries(
    (['cpu', 'gpu', 'motherboard', 'ram', 'case', 'cooling', 'psu', 'storage'] as const).map((place) => [
      place,
      [{ part: { ...parts[place][0], id: `own-${place}`, name: 'Own', price: 100, owned: true }, quantity: 1 }],
    ]),
  );

const gainOf = (build: Weighed, value: number): number => Math.round(10 * (build.value - value)) / 10;

test('each reason states what trying every build states', () => {
  const stream = random(24);
  const seen = { faster: 0, cheaper: 0, none: 0, bought: 0 };
  for (let round = 0; round < rounds({ full: 1000, short: 50 }); round += 1) {
    const parts = smallShelf(stream);
    const conditions: Conditions = { ...ask, budgetCents: stream.whole(600, 1800) * 100 };
    const shelf = shelfOf(parts);
    const answer = bestBuild(shelf, conditions);
    if (answer.kind !== 'best') continue;
    const objective = objectiveFor(conditions.use, conditions.resolution);
    const all = everyBuild(parts, conditions, objective);
    const tier = tiersOf(weigh(all), floorsFor(conditions.use, conditions)).find(({ builds }) =>
      builds.some(({ cents }) => cents <= conditions.budgetCents),
    );
    const same = (build: BuildComponents): boolean =>
      places.every((place) => idsOf(build, place) === idsOf(answer.parts, place));
    const minded = tier?.builds.find((build) => same(build.parts))?.minded;
    if (!tier || minded === undefined) throw new Error(`The answer of round ${round} is none of all builds.`);
    const level = tier.builds.filter((build) => build.minded <= minded);
    for (const reason of reasonsFor(shelf, conditions, answer)) {
      const text = reasonSentence(reason);
      if (reason.kind === 'next faster') {
        const others = objective.types.filter((type) => type !== reason.place);
        const better = level.filter(
          (build) =>
            worthAfter(build.value, minded) > answer.value &&
            others.every((type) => idsOf(build.parts, type) === idsOf(answer.parts, type)),
        );
        const asItIs = level.filter(({ parts: its }) =>
          objective.types.every((type) => idsOf(its, type) === idsOf(answer.parts, type)),
        );
        const [least, own] = [better, asItIs].map((builds) => Math.min(...builds.map(({ cents }) => cents)));
        expect([round, reason.place, reason.cents]).toEqual([round, reason.place, (least ?? 0) - (own ?? 0)]);
        expect(text).toContain(`costs ${dollarsOf(reason.cents)} more`);
        expect(text).toContain(`for ${pointsText(reason.gain)}.`);
        seen.faster += 1;
      } else if (reason.kind === 'next cheaper') {
        // A cheaper part that cost no points, that no rule minded and with which nothing was missing would be in the build.
        const { loss, rule, lacks } = reason;
        expect([round, reason.place, loss > 0 || rule !== undefined || lacks !== undefined]).toEqual([
          round,
          reason.place,
          true,
        ]);
        expect(text).toContain(`saves ${dollarsOf(reason.cents)}, but `);
        if (lacks !== undefined) expect(text).toContain(`without ${stepName(lacks)}`);
        seen.cheaper += 1;
      } else if (reason.kind === 'bought') {
        expect(text).toContain(`that was left, ${dollarsOf(reason.cents)}: ${reason.steps.map(stepName)[0]}`);
        seen.bought += 1;
      } else if (reason.kind === 'no cheaper fits') {
        const own = chosenOf(answer.parts, reason.place)[0]?.part.price ?? 0;
        const cheaper = shelf.options[reason.place].filter(({ cents }) => cents < Math.round(own * 100));
        const fails = cheaper.map(
          ({ lines }) => check(fromComponents({ ...answer.parts, [reason.place]: lines })).verdict,
        );
        expect([
          round,
          reason.place,
          fails.length >= reason.count,
          fails.filter((one) => one === 'fail').length,
        ]).toEqual([round, reason.place, true, reason.count]);
        expect(text).toContain(reason.count === 1 ? ' One part costs less, ' : ` ${reason.count} parts cost less, `);
        seen.none += 1;
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('the first step of an upgrade brings the most per dollar of all that there are, and its sentence says so', () => {
  const stream = random(22);
  const seen = { steps: 0, nothing: 0 };
  for (let round = 0; round < rounds({ full: 200, short: 60 }); round += 1) {
    const parts = tinyShelf(smallShelf(stream));
    const own = ownedOf(smallShelf(stream));
    const conditions: Conditions = { ...ask, budgetCents: stream.whole(100, 1800) * 100, atHand: own };
    const objective = objectiveFor(conditions.use, conditions.resolution);
    const all = everyBuild(parts, conditions, objective);
    const now = all.find((build) => places.every((place) => idsOf(build.parts, place) === idsOf(own, place)));
    const tiers = tiersOf(weigh(all, { asItIs: now?.ranks }), []);
    const value = objective.value(own);
    const prices = [...new Set(all.map(({ cents }) => cents))].filter((cents) => cents > 0);
    const worth = prices
      .flatMap((cents) => bestOfAll(tiers, cents, [], true)?.build ?? [])
      .filter((build) => build.cents > 0 && gainOf(build, value) >= leastGain);
    const found = upgrade(shelfOf(parts), conditions);
    const [step] = found.steps;
    const within = worth.filter(({ cents }) => cents <= conditions.budgetCents);
    expect([round, found.before, step === undefined]).toEqual([round, value, within.length === 0]);
    if (step) {
      seen.steps += 1;
      const best = Math.max(...within.map((build) => gainOf(build, value) / build.cents));
      expect([round, step.gain / step.cents]).toEqual([round, best]);
      expect(stepSentence(step)).toContain(`${dollarsOf(step.cents)} for `);
      expect(stepSentence(step)).toContain(`: ${pointsText(step.gain)}.`);
    } else {
      seen.nothing += 1;
      const least = worth.length > 0 ? Math.min(...worth.map(({ cents }) => cents)) : undefined;
      expect([round, found.next?.cents]).toEqual([round, least]);
      expect(upgradeSentence(found)).toContain(
        least === undefined ? 'Nothing in the catalogue' : `under ${dollarsOf(least)} is`,
      );
    }
    expect(found.spentCents).toBe(found.steps.reduce((sum, { cents }) => sum + cents, 0));
    expect(found.spentCents).toBeLessThanOrEqual(conditions.budgetCents);
    for (const { parts: after, totalCents, changes } of found.steps) {
      expect(totalOf(after)).toBe(totalCents);
      for (const { type, to } of changes)
        expect(chosenOf(after, type).map(({ part }) => part.id)).toEqual(to.map(({ part }) => part.id));
    }
  }
  expect(Math.min(seen.steps, seen.nothing)).toBeGreaterThan(1);
});

test('the next step costs what the build costs more, and stays within the budget', () => {
  const stream = random(23);
  let steps = 0;
  for (let round = 0; round < rounds({ full: 400, short: 90 }); round += 1) {
    const parts = smallShelf(stream);
    const objective = objectiveFor(ask.use, ask.resolution);
    const all = everyBuild(parts, {}, objective);
    if (all.length === 0) continue;
    const chosen = stream.pick(all).parts;
    const shelf = shelfOf(parts);
    const budgetCents = totalOf(chosen) + stream.whole(0, 60_000);
    const found = nextStep(shelf, { ...ask, budgetCents, atHand: chosen });
    const more = objective.types.flatMap((place) =>
      shelf.options[place].map(({ lines }) => objective.value({ ...chosen, [place]: lines }) - objective.value(chosen)),
    );
    expect([round, found?.limitedBy]).toEqual([round, Math.round(10 * Math.max(0, ...more)) / 10]);
    if (!found?.step) continue;
    steps += 1;
    const { parts: after, totalCents, moreCents, gain } = found.step;
    expect([totalOf(after), totalCents - totalOf(chosen)]).toEqual([totalCents, moreCents]);
    expect(totalCents).toBeLessThanOrEqual(budgetCents);
    expect(objective.value(after) - objective.value(chosen)).toBeCloseTo(gain);
  }
  expect(steps).toBeGreaterThan(2);
  expect(nextStep(shelfOf(smallShelf(stream)), { ...ask, atHand: {} })).toBeUndefined();
});
