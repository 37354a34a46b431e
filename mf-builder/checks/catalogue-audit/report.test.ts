import { parseCatalogue } from '../../src/catalogue/parse';
import { auditType } from './audit';
import { reportText } from './report';

const shell = { type: 'cpu', brand: 'Sample', price: 99, priceDate: '2025-09-01' };
const parts = parseCatalogue('cpu', [
  {
    ...shell,
    id: 'cpu1',
    name: 'One',
    specs: { cores: 6, threads: 12, speed: 4.6, tdpW: 65 },
    basis: { cores: 'opendb', tdpW: 'recalled' },
  },
  {
    ...shell,
    id: 'cpu2',
    name: 'Two',
    specs: { cores: 8, threads: 16, speed: 5 },
    basis: { cores: 'recalled', threads: 'recalled' },
  },
]);
const records = [{ id: 'bc:1', name: 'Sample One', brand: 'Sample', tdpW: 105, cores: 6 }];
const facts = ['cores', 'tdpW'];

test('a contradiction is one line, then matches, recalled share and coverage by type', () => {
  const audit = auditType('cpu', parts, facts, records, []);
  expect(audit.contradictions).toHaveLength(1);
  expect(reportText([audit])).toBe(
    [
      'Contradictions: 1',
      'cpu1 One: tdpW is 65, OpenDB says 105 (record bc:1)',
      '',
      'Settled differences: 0',
      '',
      'cpu: 1 of 2 matched; 75 % of 4 facts recalled',
      '  cores 2/2, tdpW 1/2',
    ].join('\n'),
  );
});

test('a settled difference is no contradiction and says why, as long as OpenDB says the same', () => {
  const settled = { part: 'cpu1', fact: 'tdpW', theirs: '105', reason: 'Looked up.' };
  const audit = auditType('cpu', parts, facts, records, [settled]);
  expect(audit.contradictions).toEqual([]);
  expect(reportText([audit])).toContain(
    'Settled differences: 1\ncpu1 One: tdpW is 65, OpenDB says 105 (record bc:1). Looked up.',
  );
  expect(auditType('cpu', parts, facts, records, [{ ...settled, theirs: '95' }]).contradictions).toHaveLength(1);
});

test('a type without a file is not counted as unmatched', () => {
  const text = reportText([auditType('cpu', parts, facts, undefined, [])]);
  expect(text).toContain('cpu: no file to compare with; 75 % of 4 facts recalled');
});
