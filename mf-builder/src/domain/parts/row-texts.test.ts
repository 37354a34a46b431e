import { byCpuRows, sharingRows, takenRows } from './row-texts';

test('rows of slots and of room read as sentences, and an empty list says none', () => {
  expect(
    sharingRows([
      { used: 'm2 3', other: 'pcie 2', lanes: 0 },
      { used: 'pcie 3', other: 'pcie 2', lanes: 1 },
    ]),
  ).toBe('PCIe slot 2 off while M.2 slot 3 is in use; PCIe slot 2 with 1 lane while PCIe slot 3 is in use');
  expect(byCpuRows([{ slot: 'm2 1', cpus: ['11th'], lanes: 0 }])).toBe('M.2 slot 1 off unless the CPU is 11th');
  expect(
    takenRows([
      { by: 'card', overMm: 160, of: 'bays35', leaves: 4 },
      { by: 'front radiator', of: 'cardMm', leaves: 300 },
    ]),
  ).toBe('card over 160 mm: 4 × 3.5" bays; front radiator: card up to 300 mm');
  expect([sharingRows([]), takenRows('odd')]).toEqual(['None', undefined]);
});
