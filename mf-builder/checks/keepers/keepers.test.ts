/** @jest-environment node */
import { type CatalogueType, catalogueTypes } from '../../src/catalogue/schema';
import { builtIn } from '../../src/catalogue/source';
import { type Compared, comparePart } from './compare';
import { settledFacts } from './settled';
import { bothAnswers, isContradicted, isMissing, isUnconfirmed, lineOf } from './unconfirmed';

// What decides whether parts fit each other.
const critical: ReadonlySet<string> = new Set(
  (
    'socket chipset formFactor ramType ramForm memorySlots m2 sataPorts cpuPower memTypes maxPowerW tdpW lengthMm heightMm slots power ' +
    'recommendedPsuW pcieLanes modules sodimm registered motherboards gpuMaxMm coolerMaxMm psuFormFactors psuMaxMm radiators fanMounts ' +
    'eps8 pcie8 pcie16 pcie16W radiator thicknessMm sockets ramClearanceMm sizeMm qty nvme interface inputs ports resolution watts va'
  ).split(' '),
);

const compared: Compared[] = [];
const asked: CatalogueType[] = [];

beforeAll(async () => {
  for (const type of catalogueTypes) {
    const answers = bothAnswers(type);
    if (!answers) continue;
    asked.push(type);
    for (const part of await builtIn.load(type)) compared.push(...comparePart(part, answers.a, answers.b));
  }
});

test('at least 300 facts that decide are stated alike by both keepers and the catalogue', () => {
  const agreed = compared.filter(({ fact, verdict }) => critical.has(fact) && verdict === 'agreed');
  expect(agreed.length).toBeGreaterThanOrEqual(300);
  expect(new Set(agreed.map(({ part }) => part)).size).toBeGreaterThanOrEqual(180);
});

test('no fact is another than the one both keepers state, but for those that are settled', () => {
  expect(compared.filter(isContradicted).map(lineOf)).toEqual([]);
});

test('a recalled fact is one that both keepers state', () => {
  expect(compared.filter(({ basis }) => basis === 'recalled').length).toBeGreaterThan(0);
  expect(compared.filter(isUnconfirmed).map(lineOf)).toEqual([]);
});

test('what both keepers state is in the catalogue where the schema has it and a value for it', () => {
  expect(compared.filter(isMissing).map(lineOf)).toEqual([]);
});

test('the keepers were asked about every part of these types', () => {
  const parts = new Set(compared.filter(({ a }) => a !== undefined).map(({ part }) => part));
  expect(asked).toHaveLength(11);
  expect(parts.size).toBe(20 * asked.length);
});

test('what is settled is settled once, of a part in the catalogue, and needed', () => {
  for (const { part, fact } of settledFacts) {
    const found = compared.filter((one) => one.part === part && one.fact === fact);
    expect([part, fact, found.length]).toEqual([part, fact, 1]);
    const open = found.every(
      ({ verdict, basis }) =>
        ['contradicted', 'new'].includes(verdict) || (verdict !== 'agreed' && basis === 'recalled'),
    );
    expect([part, fact, open]).toEqual([part, fact, true]);
  }
});
