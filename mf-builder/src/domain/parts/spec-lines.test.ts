import fc from 'fast-check';
import { specLines, unknownFacts } from './spec-lines';

const values = (type: string, specs: Record<string, unknown>) => specLines({ type, specs }).map(({ value }) => value);

test(spec('3.6', 'facts are written with their units'), () => {
  expect(specLines({ type: 'cpu', specs: { cores: 8, threads: 16, speed: 5 } })).toEqual([
    { key: 'cores', label: 'Cores', value: '8' },
    { key: 'threads', label: 'Threads', value: '16' },
    { key: 'speed', label: 'Boost clock', value: '5 GHz' },
  ]);
  expect(values('motherboard', { chipset: 'B650', socket: 'AM5', formFactor: 'ATX' })).toEqual(['B650', 'AM5', 'ATX']);
  expect(values('ram', { capacity: 32, speed: 6000, timing: '30-38-38-96' })).toEqual([
    '32 GB',
    '6000 MT/s',
    '30-38-38-96',
  ]);
  expect(values('psu', { power: 750, efficiency: '80+ Gold', modularity: 'full' })).toEqual([
    '750 W',
    '80+ Gold',
    'Full',
  ]);
});

test('a drive is counted in terabytes from 1000 GB on', () => {
  expect(values('storage', { capacity: 500, type: 'SSD', speed: 3500 })).toEqual(['500 GB', 'SSD', '3500 MB/s']);
  expect(values('storage', { capacity: 2000, type: 'SSD', speed: 7450 })[0]).toBe('2 TB');
});

test('a case shows height, width and depth', () => {
  expect(
    values('case', { formFactor: 'ATX', dimensions: [469, 214.6, 447], features: ['mesh front', 'USB-C'] }),
  ).toEqual(['ATX', '469 × 215 × 447 mm', 'Mesh front, USB-C']);
});

test('connectors of one kind are counted together', () => {
  const ports = [
    { kind: 'DisplayPort', version: '2.1', count: 2 },
    { kind: 'HDMI', count: 1 },
    { kind: 'DisplayPort', version: '1.4a' },
  ];
  expect(values('gpu', { memory: 12, coreClock: 2512, ports })[2]).toBe('3 DP · 1 HDMI');
});

test(spec('3.8 8.34', 'a missing fact is N/A'), () => {
  expect(values('gpu', {})).toEqual(['N/A', 'N/A', 'N/A']);
  expect(values('case', { dimensions: [469, 215], features: [] })).toEqual(['N/A', 'N/A', 'N/A']);
});

test('what is not known is what others of its kind have, and short forms stay as they are', () => {
  const known = { sizeIn: 24, resolution: [1920, 1080], hz: 280, panel: 'TN' };
  expect(unknownFacts({ type: 'monitor', specs: known })).toEqual(expect.arrayContaining(['response', 'HDR']));
  const air = unknownFacts({ type: 'cooling', specs: { type: 'air' } });
  const liquid = unknownFacts({ type: 'cooling', specs: { type: 'liquid' } });
  expect(air).toEqual(expect.arrayContaining(['height', 'room above the memory', 'fans']));
  expect(liquid).toEqual(expect.arrayContaining(['radiator', 'radiator thickness', 'fans']));
  expect(air.filter((fact) => fact.startsWith('radiator'))).toEqual([]);
  expect(liquid).not.toContain('height');
  expect(unknownFacts({ type: 'storage', specs: { type: 'SSD' } })).not.toContain('turns per minute');
  expect(unknownFacts({ type: 'storage', specs: { type: 'HDD' } })).toContain('turns per minute');
  expect(unknownFacts({ type: 'storage', specs: {} })).toContain('turns per minute');
});

test('whatever stands in a record, three lines of readable text come out', () => {
  const types = fc.constantFrom('cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu');
  const keys = fc.constantFrom('cores', 'chipset', 'memory', 'ports', 'capacity', 'dimensions', 'features', 'power');
  fc.assert(
    fc.property(types, fc.dictionary(keys, fc.anything()), (type, specs) => {
      const lines = specLines({ type, specs });
      expect(lines).toHaveLength(3);
      for (const { value } of lines) expect(value).not.toMatch(/^$|undefined|null|NaN|\[object/);
    }),
  );
});
