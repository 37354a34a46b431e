/** @jest-environment node */
import { loadOrigins } from '../../catalogue/market/load-market';
import { loadNamed } from '../../catalogue/market/named-parts';
import { comparedLines } from './compared-lines';
import { originGroups } from './fact-origins';
import { allSpecLines } from './spec-lines';

const slot = { sizes: [2280], gen: 4, lanes: 4 };
const board = { type: 'motherboard', specs: { maxRamSpeed: 6400, m2: [slot], cpuPower: ['8-pin'], fanHeaders: 4 } };
const derived = ['maxRamSpeed', 'm2', 'cpuPower'];
const valuesOf = (marks: object) =>
  Object.fromEntries(allSpecLines({ ...board, ...marks }).map(({ key, value }) => [key, value]));

test('a bound is shown as one, in the details and beside other parts; what is stated is not', () => {
  expect(valuesOf({})).toMatchObject({ maxRamSpeed: '6400 MT/s', cpuPower: '8-pin', fanHeaders: '4' });
  expect(valuesOf({ derived })).toMatchObject({
    maxRamSpeed: 'at least 6400 MT/s',
    m2: 'at least 2280 (PCIe 4.0 x4)',
    cpuPower: 'at most 8-pin',
    fanHeaders: '4',
  });
  const compared = comparedLines('motherboard', [board, { ...board, derived }]);
  expect(compared.find(({ key }) => key === 'maxRamSpeed')?.values).toEqual(['6400 MT/s', 'at least 6400 MT/s']);
});

test('a probable bound is one; a fact that is probable and not doubted was entered', () => {
  const supply = (marks: object) => allSpecLines({ type: 'psu', specs: { eps8: 2 }, ...marks });
  const plugs = (marks: object) => supply(marks).find(({ key }) => key === 'eps8')?.value;
  expect(plugs({ doubted: ['eps8'], probable: ['eps8'] })).toBe('at least 2');
  expect(plugs({ probable: ['eps8'] })).toBe('2');
});

test('at least no mount is no fact', () => {
  const box = { type: 'case', specs: { fanMounts: [] }, doubted: ['fanMounts'], probable: ['fanMounts'] };
  expect(allSpecLines(box).find(({ key }) => key === 'fanMounts')?.value).toBe('N/A');
});

test('of a rule of a bound it is said in how many parts there is less', async () => {
  const id = 'motherboard~100';
  const [[part], origins] = await Promise.all([loadNamed([id]), loadOrigins(id)]);
  if (!part) throw new Error(`${id} is not on the market`);
  const groups = originGroups({ ...part, specs: part.specs ?? {} }, origins);
  const slots = groups.flatMap(({ facts }) => facts).find(({ label }) => label === 'PCIe slots');
  expect(slots?.why).toMatch(/at least this generation\. Less in 0 of 20 parts that keepers checked, and for \d/);
});
