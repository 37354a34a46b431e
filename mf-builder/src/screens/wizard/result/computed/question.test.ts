import { asUsual } from '../../refinement';
import { announcement, proofText } from './proof';
import { conditionsOf, conditionWords, titleOf, type Question } from './question';

const question: Question = { useCase: 'gaming', budget: 1500, refinement: asUsual };
const best = {
  parts: {},
  totalCents: 148_883,
  value: 75.5,
  tier: 'pass',
  proven: true,
  bound: 75.5,
  reasons: new Map(),
} as const;

test('as usual: 16 GB under $1,000 and 32 GB from there on, an NVMe drive of 1 TB, 1440p', () => {
  expect(conditionsOf(question)).toEqual({
    use: 'gaming',
    resolution: '1440p',
    budgetCents: 150_000,
    least: { memoryGB: 32, storageGB: 1000 },
  });
  expect(conditionsOf({ ...question, budget: 1000 }).least?.memoryGB).toBe(32);
  expect(conditionsOf({ ...question, budget: 900 }).least?.memoryGB).toBe(16);
});

test('the whole curve has the conditions of the budget, whatever the price', () => {
  const { budgetCents, ...rest } = conditionsOf(question, 500_000);
  expect(budgetCents).toBe(500_000);
  expect(rest).toEqual({ use: 'gaming', resolution: '1440p', least: { memoryGB: 32, storageGB: 1000 } });
});

test('every wish is a condition, and is said', () => {
  const refinement = {
    size: 'micro-ATX',
    resolution: '4k',
    colour: 'white',
    quiet: '1',
    light: 'none',
    memory: '64',
    storage: '2000',
  } as const;
  expect(conditionsOf({ ...question, refinement })).toEqual({
    use: 'gaming',
    resolution: '4k',
    budgetCents: 150_000,
    least: { memoryGB: 64, storageGB: 2000 },
    size: 'micro-ATX',
    colour: 'white',
    noLight: true,
    quiet: true,
  });
  expect(conditionWords({ ...question, refinement })).toEqual([
    '64 GB of memory or more',
    'an NVMe drive of 2 TB or more',
    'a screen of 4K',
    'a micro-ATX case or a smaller one',
    'case, memory, cooler and fans in white',
    'no light',
    'quiet parts',
  ]);
  expect(conditionWords({ ...question, useCase: 'office-work' })).not.toContain('a screen of 1440p');
});

test('the title says the use and the budget', () => {
  expect(titleOf(question)).toBe('Best for games at $1,500');
  expect(titleOf({ ...question, useCase: 'general-use', budget: 700 })).toBe('Best for a little of everything at $700');
});

test('the proof says what is proven and under which conditions', () => {
  expect(proofText(question, best)).toBe(
    'No build of this catalogue has a higher gaming estimate under these conditions: no fail, no warning, nothing left unchecked, ' +
      '32 GB of memory or more, an NVMe drive of 1 TB or more, and a screen of 1440p.',
  );
  expect(proofText(question, { ...best, tier: 'warning' })).toContain(
    'a warning only because no build here does without',
  );
  expect(proofText(question, { ...best, tier: 'unknown' })).not.toContain('no warning');
});

test('what was not proven says how far it can be from the best', () => {
  expect(proofText(question, { ...best, proven: false, bound: 80 })).toMatch(
    /^The best found before the search was stopped: another build can be better by 4\.5 points at most\./,
  );
});

test('what is read out names the build, or says that there is none', () => {
  const outcome = { kind: 'best', best, steps: [], alternatives: [] } as const;
  expect(announcement(question, outcome)).toMatch(
    /^Best for games at \$1,500: \$1,488\.83, gaming estimate \d+–\d+\.$/,
  );
  expect(announcement(question, { kind: 'none', least: undefined, missing: [], steps: [] })).toBe(
    'No build of this catalogue works under these conditions.',
  );
});
