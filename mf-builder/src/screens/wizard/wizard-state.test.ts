import { accessories } from '@rig4u/shared/accessories';
import { addressTails } from '@rig4u/config/address-tails';
import { paths } from '@rig4u/shared/routing';
import fc from 'fast-check';
import { presetAddress } from '../../components/preset-address';
import { presets, themes } from '../../domain/presets';
import { useCases } from '../../domain/recommendation';
import { meantParams } from '../../state/search-params';
import { refinable } from './refinement';
import { defaults, readAddress, writeAddress, type Step, type WizardState } from './wizard-state';

const state: fc.Arbitrary<WizardState> = fc.record({
  step: fc.constantFrom<Step[]>(1, 2, 3, 'all'),
  useCase: fc.constantFrom(...useCases),
  budget: fc.integer({ min: 5, max: 30 }).map((hundreds) => hundreds * 100),
  theme: fc.constantFrom(...themes),
  build: fc.constantFrom('', ...presets.map(({ id }) => id)),
  accessories: fc.subarray(
    accessories.map(({ id }) => id),
    { maxLength: 12 },
  ),
  refinement: fc.record({
    size: fc.constantFrom(...refinable.size),
    resolution: fc.constantFrom(...refinable.resolution),
    colour: fc.constantFrom(...refinable.colour),
    quiet: fc.constantFrom(...refinable.quiet),
    light: fc.constantFrom(...refinable.light),
    wifi: fc.constantFrom(...refinable.wifi),
    without: fc.subarray(['cooler-360', 'fans-three', 'board-4']),
    memory: fc.constantFrom(...refinable.memory),
    storage: fc.constantFrom(...refinable.storage),
  }),
  listUse: fc.constantFrom<string[]>('', 'trading', ...useCases),
  listTheme: fc.constantFrom('', ...themes),
});

test(spec('3.27', 'every state comes back from its address'), () => {
  fc.assert(
    fc.property(state, (written) => expect(readAddress(new URLSearchParams(writeAddress(written)))).toEqual(written)),
  );
});

test.each(addressTails)('every state comes back from its address with %s behind it', (_, tail) => {
  fc.assert(
    fc.property(state, (written) => {
      const address = writeAddress(written);
      expect(readAddress(meantParams(`${address}${address && tail}`))).toEqual(written);
    }),
    { numRuns: 20 },
  );
});

test('any text is read as some state, never an error', () => {
  const keys = fc.constantFrom(
    ...['step', 'use', 'budget', 'theme', 'build', 'with', 'for', 'look', 'without', ...Object.keys(refinable)],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
      const { step, budget, useCase, refinement } = readAddress(new URLSearchParams(pairs));
      for (const [wish, options] of Object.entries(refinable))
        expect(options).toContain(Object.entries(refinement).find(([name]) => name === wish)?.[1]);
      expect([1, 2, 3, 'all']).toContain(step);
      expect(useCases).toContain(useCase);
      expect([budget >= 500, budget <= 3000, budget % 100]).toEqual([true, true, 0]);
    }),
  );
});

test('what is not understood counts as left out', () => {
  const odd = '?step=9&use=mining&budget=much&theme=%00&build=toString&with=nothing&for=x&look=y';
  expect(readAddress(new URLSearchParams(odd))).toEqual(defaults);
  const { refinement } = readAddress(new URLSearchParams('?size=huge&resolution=4k&colour=White&memory=17&light=none'));
  expect(refinement).toEqual({ ...defaults.refinement, resolution: '4k', light: 'none' });
  expect(readAddress(new URLSearchParams('?without=cooler-360.%3Cb%3E.cooler-360.x')).refinement.without).toEqual([
    'cooler-360',
    'x',
  ]);
});

test('the defaults need no address', () => {
  expect(writeAddress(defaults)).toBe('');
});

test(spec('4.16 9.1', 'the builder starts with a budget of 1500, gaming, rgb, step 1 and no build'), () => {
  expect(defaults).toMatchObject({
    budget: 1500,
    useCase: 'gaming',
    theme: 'rgb',
    step: 1,
    build: '',
    accessories: [],
  });
  expect(readAddress(new URLSearchParams())).toEqual(defaults);
});

test('the address of a ready build opens the last step with it', () => {
  for (const { id } of presets) {
    const { pathname, searchParams } = new URL(presetAddress(id), 'http://localhost');
    expect(pathname).toBe(paths.optimalBuild);
    expect(readAddress(searchParams)).toEqual({ ...defaults, step: 3, build: id });
  }
});
