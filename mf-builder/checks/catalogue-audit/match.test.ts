import { matchRecord } from './match';
import type { OpenRecord } from './records';

const record = (name: string, rest: Partial<OpenRecord> = {}): OpenRecord => ({
  id: name,
  name,
  brand: 'Sample',
  ...rest,
});

const found = (name: string, records: OpenRecord[], retailerSku?: string): string | undefined =>
  matchRecord({ name, brand: 'sample', ...(retailerSku && { retailerSku }) }, records)?.id;

test('the retailer number goes before the name, within the maker', () => {
  const records = [
    record('Sample Rig 5'),
    record('Sample 5 Tower', { neweggSku: 'N1' }),
    record('Other', { brand: 'Other', neweggSku: 'N2' }),
  ];
  expect(found('Rig 5', records, 'N1')).toBe('Sample 5 Tower');
  expect(found('Rig 5', records, 'N2')).toBe('Sample Rig 5');
});

test('of two records with one number the verified one is taken', () => {
  const records = [record('first', { neweggSku: 'N1' }), record('second', { neweggSku: 'N1', verified: '2026-01-01' })];
  expect(found('Rig 5', records, 'N1')).toBe('second');
});

test('case, spaces and hyphens do not matter', () => {
  expect(found('QX-2G T1', [record('Sample qx2g T-1 2.5 Gb/s')])).toBe('Sample qx2g T-1 2.5 Gb/s');
  expect(found('I226-T1', [record('Sample card', { mpn: ['I226T1'] })])).toBe('Sample card');
});

test('a longer model is another model, and a piece of a number is not the number', () => {
  expect(found('Rig 5', [record('Sample Rig 5 Plus'), record('Sample Rig 5600')])).toBeUndefined();
  expect(found('Rig 5 Plus', [record('Sample Rig 5'), record('Sample Rig 5 Plus')])).toBe('Sample Rig 5 Plus');
});

test('the shortest name that fits is taken, and another maker never', () => {
  expect(found('Rig 5', [record('Sample Rig 5 Special Set White'), record('Sample Rig 5 White')])).toBe(
    'Sample Rig 5 White',
  );
  expect(found('Rig 5', [record('Rig 5', { brand: 'Other' })])).toBeUndefined();
});

test('a maker under its other name is the same maker', () => {
  const blaster = record('Creative Labs Sound Card One', { brand: 'Creative Labs' });
  expect(matchRecord({ name: 'Sound Card One', brand: 'Creative' }, [blaster])).toBe(blaster);
});
