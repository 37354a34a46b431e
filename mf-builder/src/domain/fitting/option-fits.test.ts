/** @jest-environment node */
import { partTypeNames, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { choosePart } from '../choices/change-build';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { titleOf } from '../compatibility/check';
import type { Finding, Verdict } from '../compatibility/types';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { rounds } from '../../../checks/rounds';
import { optionIn, optionsIn } from '../../../checks/options-in-builds';
import { rowVerdict } from './fit-words';
import { groupOptions } from './option-groups';
import { fitText, fitWords, optionFits, type OptionFit } from './option-fits';

const seed = 20260212;
const builds = rounds({ full: 20, short: 6 });

const catalogue = wholeCatalogue();

const fitOf = (components: BuildComponents, type: PartType, id: string): OptionFit => {
  const fit = optionFits(components, type, catalogue[type] ?? []).get(id);
  if (!fit) throw new Error(`There is no option ${id}.`);
  return fit;
};

const named = (type: PartType, id: string): BuildComponents => ({
  [type]: catalogue[type]?.find((one) => one.id === id) ?? null,
});

const worstFirst: readonly Verdict[] = ['fail', 'warning', 'unknown', 'pass'];

test(`each option of every type says what the whole check would with it chosen, in ${builds} builds, seed ${seed}`, () => {
  for (const components of brokenBuilds(catalogue, seed, builds)) {
    for (const type of partTypeNames) {
      const options = catalogue[type] ?? [];
      const fits = optionFits(components, type, options);
      expect([...fits.keys()]).toEqual(options.map(({ id }) => id));
      const said = options.map(({ id }) => fits.get(id));
      const wanted = options.map((option): OptionFit => {
        const findings = check(fromComponents(choosePart({ components }, type, option).components)).findings.filter(
          ({ parts }) => parts.some(({ id }) => id === option.id),
        );
        // What only needs another part is the build's fail, not the option's.
        for (const [place, { rule, verdict, parts, message }] of findings.entries())
          if (verdict === 'fail' && ['cooler-missing', 'display-output'].includes(rule))
            findings[place] = { rule, verdict: 'warning', parts, message };
        // Findings of one verdict stay in the table's order, which is the order of the check.
        const sorted = worstFirst.flatMap((one) => findings.filter(({ verdict }) => verdict === one));
        const [worst] = sorted;
        return {
          verdict: worst?.verdict ?? 'pass',
          findings: sorted,
          ...(worst?.verdict === 'fail' && { reason: titleOf(worst.rule) }),
        };
      });
      // Why one comparison for all options of a type: there are thousands.
      expect(said).toEqual(wanted);
    }
  }
});

test('a failing option says what it fails at, its message, and why in its accessible words', () => {
  const fit = fitOf(named('case', 'case2'), 'gpu', 'gpu20');
  expect(fit.reason).toBe('Graphics card length');
  expect(fitText(fit)).toBe(
    'MSI GeForce RTX 5090 32G GAMING TRIO OC is too long for Fractal Design Terra: 359 mm card, 322 mm case.',
  );
  expect(fitWords(fit)).toBe(
    'does not fit: MSI GeForce RTX 5090 32G GAMING TRIO OC is too long for Fractal Design Terra: 359 mm card, 322 mm case.',
  );
});

test('an option with a loss warns; one that cannot be checked whole says what is not known, and adds nothing to its name', () => {
  const slow = fitOf(named('motherboard', 'motherboard20'), 'ram', 'ram9');
  expect(slow).toMatchObject({ verdict: 'warning' });
  expect(slow.reason).toBeUndefined();
  expect(fitText(slow)).toMatch(/^One module uses one memory channel/);
  expect(fitWords(slow)).toBe(`warning: ${fitText(slow)}`);
  const open = fitOf(named('case', 'case6'), 'psu', 'psu1');
  expect(open.verdict).toBe('unknown');
  expect(fitText(open)).toBe('The room for a supply of Montech AIR 100 ARGB is not known.');
  expect(fitWords(open)).toBeUndefined();
});

test('what fits says how much was checked', () => {
  const fit = fitOf({}, 'storage', 'storage1');
  expect([fit.verdict, fitText(fit), fitWords(fit)]).toEqual(['pass', 'Fits: 1 check passed', undefined]);
  const passing: Finding = { rule: 'paste', verdict: 'pass', parts: [], message: 'Fine.' };
  expect(fitText({ verdict: 'pass', findings: [passing, passing] })).toBe('Fits: 2 checks passed');
});

test('the last of the required parts is checked as part of a complete build', () => {
  const components: BuildComponents = {
    ...named('motherboard', 'motherboard1'),
    ...named('ram', 'ram1'),
    ...named('storage', 'storage1'),
    ...named('case', 'case11'),
    ...named('psu', 'psu10'),
  };
  expect(fitOf(components, 'cpu', 'cpu2').findings.map(({ rule }) => rule)).toContain('display-output');
  // No cooler is wanted then, and the one in the box is enough.
  expect(fitOf(components, 'cpu', 'cpu3').findings.map(({ rule }) => rule)).toContain('cooler-missing');
  expect(fitOf({ ...components, psu: [] }, 'cpu', 'cpu3').findings.map(({ rule }) => rule)).not.toContain(
    'cooler-missing',
  );
});

test('a processor that only needs a cooler or a card fits, and says what it needs; the build still fails', () => {
  const components: BuildComponents = {
    ...named('motherboard', 'motherboard10'),
    ...named('gpu', 'gpu8'),
    ...named('ram', 'ram12'),
    ...named('storage', 'storage1'),
    ...named('case', 'case11'),
    ...named('psu', 'psu10'),
  };
  const options = optionsIn(catalogue, components, 'cpu');
  const uncooled = options.filter(({ fit }) => fit.findings.some(({ rule }) => rule === 'cooler-missing'));
  const bare = uncooled.find(({ part }) => part.id === 'cpu9');
  if (!bare) throw new Error('The catalogue has changed.');
  expect(check(fromComponents(bare.components)).findings).toContainEqual(
    expect.objectContaining({ rule: 'cooler-missing', verdict: 'fail' }),
  );
  expect(rowVerdict(bare)).toEqual({ verdict: 'warning', word: 'Needs a CPU cooler', reason: '' });
  expect(groupOptions(options, new Set()).fitting.map(({ part }) => part.id)).toContain('cpu9');
  const dark = optionIn(catalogue, { ...components, gpu: null }, 'cpu', 'cpu14');
  expect(rowVerdict(dark)).toMatchObject({ verdict: 'fail', word: 'Socket differs' });
  const intel = { ...components, ...named('motherboard', 'motherboard13'), ...named('ram', 'ram3'), gpu: null };
  expect(rowVerdict(optionIn(catalogue, intel, 'cpu', 'cpu14'))).toMatchObject({ word: 'Needs a graphics card' });
});

test('no options, no fits', () => {
  expect(optionFits({}, 'cpu', []).size).toBe(0);
});
