/** @jest-environment node */
import { importRecord } from '../importer/import-record';
import { readRecords } from '../records/read';
import { chipsOfFewLanes } from './chips-of-few-lanes';

const part = (type: Parameters<typeof importRecord>[0], said: object) =>
  importRecord(type, { id: 'bc:1', name: 'Sample One', brand: 'Sample', ...said }, 1).part;

test('a board of DDR4 or DDR5 that takes 1 GB has TB in the source: nothing is said', () => {
  expect(part('motherboard', { ramType: 'DDR5', ramMaxGB: 1 }).facts).toEqual({ ramType: 'DDR5' });
  expect(part('motherboard', { ramType: 'DDR4', ramMaxGB: 32 }).facts).toEqual({ ramType: 'DDR4', maxMemory: 32 });
  expect(part('motherboard', { ramType: 'DDR2', ramMaxGB: 8 }).facts).toEqual({ ramType: 'DDR2', maxMemory: 8 });
});

test('registered memory has ECC, whatever stands: without it nothing is said of ECC', () => {
  expect(part('ram', { ecc: false, registered: true }).facts).toEqual({ registered: true });
  expect(part('ram', { ecc: true, registered: true }).facts).toEqual({ registered: true, ecc: true });
  expect(part('ram', { ecc: false, registered: false }).facts).toEqual({ registered: false, ecc: false });
});

test('16 lanes of a chip that has fewer may be the length of the plug', () => {
  const card = (chip: string, bus: string) => part('gpu', { chip, interface: bus }).doubted;
  expect(card('Radeon RX 6400', 'PCIe x16')).toEqual(['pcieLanes']);
  expect(card('Radeon RX 6400', 'PCIe 4.0 x16')).toEqual(['pcieGen', 'pcieLanes']);
  expect(card('Radeon RX 6400', 'PCIe 4.0 x4')).toEqual([]);
  expect(card('GeForce RTX 5090', 'PCIe 5.0 x16')).toEqual([]);
});

test('every chip of which a record has fewer than 16 lanes is in the list', () => {
  const chips = readRecords('gpu').flatMap(({ chip, interface: bus }) =>
    typeof bus === 'string' && /x[1248]$/.test(bus) ? String(chip) : [],
  );
  expect(chips.length).toBeGreaterThan(300);
  expect([...new Set(chips)].filter((chip) => !chipsOfFewLanes.has(chip))).toEqual([]);
});
