import { parseCatalogue } from '../../src/catalogue/parse';
import type { Answers } from './answers';
import { comparePart } from './compare';

const answers = (facts: Readonly<Record<string, unknown>>): Answers => ({
  psu1: {
    name: 'Sample 650',
    facts: Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, sure: 0.9 }])),
  },
});

const shell = { id: 'psu1', type: 'psu', name: 'One', brand: 'Sample', price: 1, priceDate: '2025-09-01' };
const least = { power: 650, efficiency: '80+ Gold', modularity: 'full' };

type Facts = Readonly<Record<string, unknown>>;

const verdicts = (ours: Facts, a: Facts, b: Facts, c: Facts = {}, d: Facts = {}) => {
  const said = { a: answers(a), b: answers(b), c: answers(c), d: answers(d) };
  const compared = parseCatalogue('psu', [{ ...shell, specs: { ...least, ...ours } }]).flatMap((part) =>
    comparePart(part, said),
  );
  return Object.fromEntries(compared.map(({ fact, verdict }) => [fact, verdict]));
};

test('a fact is agreed when two keepers and the catalogue state it alike', () => {
  expect(verdicts({ lengthMm: 150 }, { lengthMm: 150 }, { lengthMm: 149 })).toMatchObject({ lengthMm: 'agreed' });
});

test('two keepers against the catalogue, against each other, without the catalogue, and one alone', () => {
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

test('two agree where they are more than those who state otherwise', () => {
  expect(verdicts({ eps8: 2 }, { eps8: 2 }, { eps8: 2 }, { eps8: 1 })).toMatchObject({ eps8: 'agreed' });
  expect(verdicts({ eps8: 2 }, { eps8: 2 }, { eps8: 2 }, { eps8: 1 }, { eps8: 1 })).toMatchObject({ eps8: 'disputed' });
  expect(verdicts({}, {}, { eps8: 2 }, { eps8: 2 }, { eps8: 1 })).toMatchObject({ eps8: 'new' });
});

test('nobody contradicts what one of the keepers confirms', () => {
  expect(verdicts({ eps8: 2 }, {}, { eps8: 1 }, { eps8: 1 })).toMatchObject({ eps8: 'contradicted' });
  expect(verdicts({ eps8: 2 }, { eps8: 2 }, { eps8: 1 }, { eps8: 1 })).toMatchObject({ eps8: 'disputed' });
});

test('what the record of OpenDB says stands beside it', () => {
  const record = { id: 'bc:1', name: 'Sample One', brand: 'Sample', wattage: 750 };
  const said = { a: answers({ power: 650 }), c: answers({ power: 650 }) };
  const compared = parseCatalogue('psu', [{ ...shell, specs: least }]).flatMap((part) =>
    comparePart(part, said, record),
  );
  expect(compared).toContainEqual(
    expect.objectContaining({ fact: 'power', said: { a: 650, c: 650 }, openDb: 750, verdict: 'agreed' }),
  );
});

test('known to be none is something said', () => {
  expect(verdicts({}, { molex: null }, { molex: null })).toMatchObject({ molex: 'new' });
});
