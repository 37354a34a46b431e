import { checkedFacts, notAsked } from '../src/domain/own-parts/checked-facts';
import { decidingFacts } from '../src/domain/own-parts/deciding-facts';
import { allDeciding } from '../src/domain/shelf/deciding';
import { lostChecks, type Lost } from './lost-checks';

let counted: Awaited<ReturnType<typeof lostChecks>>;
beforeAll(async () => {
  counted = await lostChecks((type) => [...checkedFacts[type], ...(notAsked[type] ?? [])]);
});

const named = (facts: readonly Lost[]): string[] => facts.map(({ fact }) => fact);

test('the facts that are asked first are those without which most checks that can fail are not checked', () => {
  const derived = [...counted].map(([type, facts]) => {
    const asked = facts.filter(({ fact, lost }) => lost > 0 && checkedFacts[type].includes(fact));
    // Sorting is stable: of two that count alike the first of the table stays first.
    return [type, named(asked.toSorted((a, b) => b.failing - a.failing)).slice(0, 2)];
  });
  expect(Object.fromEntries(derived)).toEqual(decidingFacts);
});

test('a part of the market is known well by the facts without which any check that can fail is not checked', () => {
  const failing = [...counted].flatMap(([type, facts]) => {
    const deciding = named(facts.filter((one) => one.failing > 0));
    return deciding.length > 0 ? [[type, deciding.toSorted()]] : [];
  });
  const written = Object.entries(allDeciding).map(([type, facts]) => [type, facts.toSorted()]);
  expect(Object.fromEntries(failing)).toEqual(Object.fromEntries(written));
});
