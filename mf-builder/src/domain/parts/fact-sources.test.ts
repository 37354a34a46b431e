import { sourceText } from './fact-sources';

test('facts are counted by their source; the notice stands where it is due', () => {
  expect(sourceText({ specs: { a: 1, b: 2, c: 3 }, basis: { a: 'opendb', b: 'opendb', c: 'recalled' } })).toBe(
    'Of 3 facts, 2 from BuildCores OpenDB, 1 from general knowledge. Contains information from BuildCores ' +
      'OpenDB which is made available under the ODC Attribution License.',
  );
  expect(sourceText({ specs: { a: 1 }, basis: { a: 'maker' } })).toBe('Of 1 facts, 1 from the maker.');
  expect(sourceText({ specs: { a: 1 } })).toBe('1 facts, entered by hand.');
});
