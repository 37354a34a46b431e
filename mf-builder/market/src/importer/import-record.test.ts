/** @jest-environment node */
import type { MarketRecord } from '../records/read';
import { importRecord } from './import-record';

const record = (facts: object, name = 'Sample One'): MarketRecord => ({ id: 'bc:1', name, brand: 'Sample', ...facts });

const facts = (type: Parameters<typeof importRecord>[0], said: object, name?: string) =>
  importRecord(type, record(said, name), 1).part.facts;

test('names and colours are as the source has them; the number comes from the list', () => {
  const { part } = importRecord('psu', record({ series: 'Rig', color: ['black', 'rgb'], wattage: 750 }), 7);
  expect(part).toEqual({
    ...{ n: 7, brand: 'Sample', series: 'Rig', name: 'Sample One', colors: ['black'] },
    ...{ facts: { power: 750 }, doubted: [] },
  });
});

test('facts come in our words, and what has none is dropped with its reason', () => {
  expect(facts('psu', { modular: 'Semi-Modular', efficiency: '80+ Standard' }, 'Rig ATX 3.1')).toEqual({
    modularity: 'semi',
    efficiency: '80+',
    atxVersion: '3.1',
  });
  const { part, fates } = importRecord('psu', record({ formFactor: 'Mini-ITX', lengthMm: 9, fanless: true }), 1);
  expect(part.facts).toEqual({});
  expect(fates.map(({ field, is, why }) => `${field} ${is}: ${why}`)).toEqual([
    'formFactor dropped: not readable',
    'lengthMm dropped: outside 60 to 300',
    'fanless dropped: our schema does not say whether a supply has a fan',
  ]);
});

test('a drive that takes either of two links has both, as the catalogue says it', () => {
  const drive = (name: string) => facts('storage', { interface: 'M.2 PCIe 5.0 x2' }, name);
  expect(drive('Samsung 990 EVO Plus 2TB')).toEqual({ interface: 'PCIe 4.0 x4 or 5.0 x2', pcieGen: 4 });
  expect(drive('Sample One')).toEqual({ interface: 'PCIe 5.0 x2', pcieGen: 5 });
});

test('a value that our schema does not take is dropped, whatever its reader says', () => {
  const { part, fates } = importRecord('gpu', record({ power: { p6: 0.5 }, chip: 'Sample 5' }), 1);
  expect(part.facts).toEqual({ chip: 'Sample 5' });
  expect(fates).toContainEqual({ field: 'power', is: 'dropped', why: 'not what our schema has: power' });
});

test('what may be wrong is named as doubted', () => {
  const doubted = (type: Parameters<typeof importRecord>[0], said: object) =>
    importRecord(type, record(said), 1).part.doubted;
  expect(doubted('gpu', { slots: 3, tdpW: 400, tdpSuspect: true, chipTdpW: 300 })).toEqual(['slots', 'tdpW']);
  expect(doubted('gpu', { slots: 2.7, tdpW: 300 })).toEqual([]);
  expect(doubted('motherboard', { m2Slots: 3, m2Quality: 'inferred', argb: 0 })).toEqual(['argbHeaders', 'm2']);
  expect(doubted('cooling', { sockets: ['AM4', 'AM5', 'LGA 1700'] })).toEqual(['sockets']);
  expect(doubted('cooling', { sockets: ['AM4', 'AM5', 'LGA 1700', 'LGA 1851'] })).toEqual([]);
  expect(facts('gpu', { tdpW: 400, tdpSuspect: true, chipTdpW: 300 })).toEqual({ tdpW: 300 });
});

test('a field states before the name does', () => {
  expect(facts('mouse', { connectivity: ['Wireless 2.4GHz'] }, 'Sample Bluetooth')).toEqual({
    connectivity: ['2.4GHz'],
  });
  expect(facts('mouse', {}, 'Sample Bluetooth')).toEqual({ connectivity: ['Bluetooth'] });
});

test('a field that no mapping names stops the import', () => {
  expect(() => facts('ram', { taste: 'sweet' })).toThrow('"taste"');
});
