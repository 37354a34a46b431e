import { asUsual } from '../../refinement';
import { droppedSentence, spentText } from '../../../../domain/best-build';
import { leftText } from './left-over';
import { announcement, proofText } from './proof';
import { conditionsOf, conditionWords, titleOf, type Question } from './question';

const question: Question = { useCase: 'gaming', budget: 1500, refinement: asUsual };
const best = {
  parts: {},
  totalCents: 148_883,
  value: 75.5,
  tier: 'pass',
  dropped: [],
  spent: [],
  proven: true,
  bound: 75.5,
  reasons: new Map(),
} as const;

test('as usual: an NVMe drive of 1 TB, 1440p; memory by the price of the build, 16 GB at least', () => {
  expect(conditionsOf(question)).toEqual({
    use: 'gaming',
    resolution: '1440p',
    budgetCents: 150_000,
    least: { memoryGB: 16, storageGB: 1000 },
  });
});

test('the whole curve has the conditions of the budget, whatever the price', () => {
  const { budgetCents, ...rest } = conditionsOf(question, 500_000);
  expect(budgetCents).toBe(500_000);
  expect(rest).toEqual({ use: 'gaming', resolution: '1440p', least: { memoryGB: 16, storageGB: 1000 } });
});

test('every wish is a condition, and is said', () => {
  const refinement = {
    size: 'micro-ATX',
    resolution: '4k',
    colour: 'white',
    quiet: '1',
    light: 'none',
    wifi: 'none',
    memory: '64',
    storage: '2000',
    without: ['drive-5'],
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
    noWifi: true,
    withoutSteps: ['drive-5'],
  });
  expect(conditionWords({ ...question, refinement })).toEqual([
    '64 GB of memory or more',
    'an NVMe drive of 2 TB or more',
    'a 4K screen',
    'a micro-ATX case or smaller',
    'case, memory, cooler and fans in white',
    'no lighting',
    'quiet parts',
    'with or without Wi-Fi',
  ]);
  expect(conditionWords({ ...question, useCase: 'office-work' })).not.toContain('a 1440p screen');
});

test('the title says the use and the budget', () => {
  expect(titleOf(question)).toBe('Best for games at $1,500');
  expect(titleOf({ ...question, useCase: 'general-use', budget: 700 })).toBe('Best for a little of everything at $700');
});

test('the proof says what is proven and under which conditions', () => {
  expect(proofText(question, best)).toBe(
    'No build in this catalogue has a higher gaming estimate (by the lower end of its range) under these conditions: no failed check, no warning, nothing left unchecked, ' +
      '16 GB of memory or more, an NVMe drive of 1 TB or more, a 1440p screen, and what a PC at this price usually has ' +
      '(Wi-Fi, a PCIe 4.0 drive, 32 GB of memory, an 80+ Gold power supply, a drive rated for 600 TB of writes, a second M.2 slot).',
  );
  expect(proofText(question, { ...best, tier: 'warning' })).toContain(
    'minus 15 % for each warning or unanswered check that another part would avoid) under these conditions: no failed check, a warning only where',
  );
  expect(proofText(question, { ...best, tier: 'unknown' })).not.toContain('no warning');
});

test('what was not proven says how far it can be from the best', () => {
  expect(proofText(question, { ...best, proven: false, bound: 80 })).toMatch(
    /^The best found before the search was stopped: another build can be at most 4\.5 points better\./,
  );
});

test('what is read out names the build, or says that there is none', () => {
  const outcome = { kind: 'best', best, steps: [], alternatives: [] } as const;
  expect(announcement(question, outcome)).toMatch(
    /^Best for games at \$1,500: \$1,488\.83, gaming estimate \d+–\d+\.$/,
  );
  expect(announcement(question, { kind: 'none', least: undefined, missing: [], steps: [] })).toBe(
    'No build in this catalogue works under these conditions.',
  );
});

test('what was bought, what was given up and what is left over is said', () => {
  expect(spentText({ id: 'drive-2tb', place: 'storage', cents: 8700 })).toBe('$87.00 for a 2 TB drive');
  expect(droppedSentence(best)).toBeUndefined();
  expect(droppedSentence({ ...best, dropped: ['wifi', 'drive-2tb'] })).toBe(
    'Left out, because no build within the budget has it under these conditions: Wi-Fi and a 2 TB drive.',
  );
  expect(leftText(question, best)).toBeUndefined();
  expect(leftText({ ...question, budget: 1700 }, best)).toBe(
    'About $211 is left over: under these conditions it buys no higher estimate and nothing else worth having for games.',
  );
  const without = { ...question, budget: 1700, refinement: { ...question.refinement, without: ['board-3'] } };
  expect(leftText(without, best)).toMatch(/ for games, apart from what you left out\.$/);
});
