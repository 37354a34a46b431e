/** @jest-environment node */
import { marketTypes, readRecords } from '../records/read';
import { auditLines, auditType } from './audit';
import { importRecord } from './import-record';
import { importType } from './import-type';

/** By type: parts; fields mapped, doubted and dropped; facts known, with those that keepers recall. */
const totals: Readonly<Record<string, readonly number[]>> = {
  cpu: [789, 11099, 21, 3833, 11120],
  motherboard: [3695, 39801, 6059, 20965, 52525],
  gpu: [3811, 49778, 3531, 13956, 54433],
  ram: [4828, 53792, 0, 12983, 53792],
  storage: [3493, 18345, 22, 8022, 19899],
  case: [3747, 28422, 5922, 10166, 35767],
  psu: [3290, 28075, 2920, 4267, 30995],
  cooling: [2394, 8957, 700, 6764, 10091],
  caseFan: [3354, 21064, 0, 6202, 21064],
  thermalPaste: [227, 225, 0, 281, 225],
  monitor: [3849, 19901, 0, 12240, 19901],
  keyboard: [4143, 789, 1107, 5642, 1896],
  mouse: [4444, 1267, 536, 4416, 1803],
  headset: [3033, 59, 25, 3511, 84],
  speakers: [539, 332, 0, 669, 580],
  webcam: [294, 309, 166, 370, 475],
  microphone: [115, 105, 103, 158, 208],
  networkCard: [178, 178, 0, 251, 336],
  soundCard: [84, 82, 0, 95, 146],
  cables: [4, 4, 0, 4, 8],
  controller: [221, 0, 148, 629, 148],
  capture: [32, 0, 0, 57, 0],
  os: [11, 10, 0, 16, 21],
};

test.each(marketTypes)('%s: each field of each record is accounted for, in the totals that were reviewed', (type) => {
  const imported = importType(type);
  const { parts, fields, facts, total } = auditType(imported);
  const known = facts.reduce((sum, one) => sum + one.known, 0);
  expect([parts, total.mapped, total.doubted, total.dropped, known]).toEqual(totals[type]);
  const beside = new Set(['id', 'src', 'name', 'brand', 'series', 'color']);
  const given = readRecords(type).flatMap((record) => Object.keys(record).filter((field) => !beside.has(field)));
  const read = fields.filter(({ field }) => field !== 'name');
  expect(read.reduce((sum, { mapped, doubted, dropped }) => sum + mapped + doubted + dropped, 0)).toBe(given.length);
  for (const { doubted, dropped, why } of fields)
    expect([...why.values()].reduce((sum, times) => sum + times, 0)).toBe(doubted + dropped);
});

test('the audit is printed with reasons and shares', () => {
  const one = importRecord('psu', { id: 'bc:1', name: 'Rig', brand: 'Sample', wattage: 500, pcie16: 0, year: 2020 }, 1);
  expect(auditLines('psu', auditType([one]))).toEqual([
    'psu: 1 parts; of their fields 1 mapped, 1 doubted, 1 dropped',
    '  year: 0 mapped, 0 doubted, 1 dropped (1 our schema has no year)',
    '  wattage: 1 mapped, 0 doubted, 0 dropped',
    '  pcie16: 0 mapped, 1 doubted, 0 dropped (1 zero stands also where nothing was entered)',
    '  facts: power 100 %, pcie16 100 % (1 doubted)',
  ]);
});
