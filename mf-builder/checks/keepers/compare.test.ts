import { parseCatalogue } from '../../src/catalogue/parse';
import type { Answers } from './answers';
import { comparePart } from './compare';

const answers = (facts: Readonly<Record<string, unknown>>): Answers => ({
  psu1: {
    name: 'Sample 650',
    facts: Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, sure: 0.9 }])),
  },
});

const verdicts = (ours: object, a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) => {
  const specs = { power: 650, efficiency: '80+ Gold', modularity: 'full', ...ours };
  const shell = { id: 'psu1', type: 'psu', name: 'One', brand: 'Sample', price: 1, priceDate: '2025-09-01' };
  const compared = parseCatalogue('psu', [{ ...shell, specs }]).flatMap((part) =>
    comparePart(part, answers(a), answers(b)),
  );
  return Object.fromEntries(compared.map(({ fact, verdict }) => [fact, verdict]));
};

test('a fact is agreed when both keepers and the catalogue state it alike', () => {
  expect(verdicts({ lengthMm: 150 }, { lengthMm: 150 }, { lengthMm: 149 })).toMatchObject({ lengthMm: 'agreed' });
});

test('both keepers against the catalogue, against each other, without the catalogue, and one alone', () => {
  const said = verdicts(
    { lengthMm: 150, eps8: 2, sata: 6 },
    { lengthMm: 140, eps8: 1, pcie8: 4, sata: 6 },
    { lengthMm: 140, eps8: 2, pcie8: 4 },
  );
  expect(said).toMatchObject({
    lengthMm: 'contradicted',
    eps8: 'disputed',
    pcie8: 'new',
    sata: 'silent',
    power: 'silent',
  });
});

test('what the record of OpenDB says stands beside it', () => {
  const shell = { id: 'psu1', type: 'psu', name: 'One', brand: 'Sample', price: 1, priceDate: '2025-09-01' };
  const parts = parseCatalogue('psu', [
    { ...shell, specs: { power: 650, efficiency: '80+ Gold', modularity: 'full' } },
  ]);
  const record = { id: 'bc:1', name: 'Sample One', brand: 'Sample', wattage: 750 };
  const said = parts.flatMap((part) => comparePart(part, answers({ power: 650 }), answers({ power: 650 }), record));
  expect(said).toContainEqual(
    expect.objectContaining({ fact: 'power', a: 650, b: 650, openDb: 750, verdict: 'agreed' }),
  );
});

test('known to be none is something said', () => {
  expect(verdicts({}, { molex: null }, { molex: null })).toMatchObject({ molex: 'new' });
});
