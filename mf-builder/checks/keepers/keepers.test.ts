/** @jest-environment node */
import { catalogueTypes } from '../../src/catalogue/schema';
import { allParts } from '../catalogue-files';
import { allAnswers } from './answers';
import { type Compared, comparePart } from './compare';
import { settledFacts } from './settled';
import { isContradicted, isMissing, isUnconfirmed, lineOf } from './unconfirmed';

// What decides whether parts fit each other.
const critical: ReadonlySet<string> = new Set(
  (
    'socket chipset formFactor ramType ramForm memorySlots m2 sataPorts cpuPower memTypes maxPowerW tdpW lengthMm heightMm slots power ' +
    'recommendedPsuW pcieLanes modules sodimm registered motherboards gpuMaxMm coolerMaxMm psuFormFactors psuMaxMm radiators fanMounts ' +
    'eps8 pcie8 pcie16 pcie16W radiator thicknessMm sockets ramClearanceMm sizeMm qty nvme interface inputs ports resolution watts va fanHeaders connectivity'
  ).split(' '),
);

const answers = new Map(catalogueTypes.map((type) => [type, allAnswers(type)]));
const compared: readonly Compared[] = allParts().flatMap((part) => comparePart(part, answers.get(part.type) ?? {}));

test('at least 1,200 facts that decide are stated alike by two keepers or more and the catalogue', () => {
  const open = new Set(
    compared.flatMap(({ part, fact, verdict }) => (verdict === 'agreed' ? [] : [`${part} ${fact}`])),
  );
  const agreed = compared.filter(({ part, fact }) => critical.has(fact) && !open.has(`${part} ${fact}`));
  expect(new Set(agreed.map(({ part, fact }) => `${part} ${fact}`)).size).toBeGreaterThanOrEqual(1200);
  expect(new Set(agreed.map(({ part }) => part)).size).toBeGreaterThanOrEqual(400);
});

test('no fact is another than the one the keepers agree on, but for those that are settled', () => {
  expect(compared.filter(isContradicted).map(lineOf)).toEqual([]);
});

test('a recalled fact is one that the keepers agree on', () => {
  expect(compared.filter(({ basis }) => basis === 'recalled').length).toBeGreaterThan(0);
  expect(compared.filter(isUnconfirmed).map(lineOf)).toEqual([]);
});

test('what the keepers agree on is in the catalogue where the schema has it and a value for it', () => {
  expect(compared.filter(isMissing).map(lineOf)).toEqual([]);
});

test('two keepers at least were asked about each part, of 11 types two about every fact', () => {
  const alone = allParts().filter(
    ({ type, id }) => Object.values(answers.get(type) ?? {}).filter((said) => said[id] !== undefined).length < 2,
  );
  // One keeper can vouch for nothing of these.
  expect(alone.map(({ id }) => id)).toEqual(['speakers15', 'webcam5', 'microphone14']);
  expect([...answers.values()].filter(({ a, b }) => a && b)).toHaveLength(11);
});

test('what is settled is settled once, of a part in the catalogue, and needed', () => {
  expect(new Set(settledFacts.map(({ part, fact, inner }) => `${part} ${fact} ${inner ?? ''}`)).size).toBe(
    settledFacts.length,
  );
  for (const { part, fact, inner } of settledFacts) {
    const open = compared.filter(
      (one) =>
        one.part === part &&
        one.fact === fact &&
        (inner ?? one.inner) === one.inner &&
        (['contradicted', 'new'].includes(one.verdict) || (one.verdict !== 'agreed' && one.basis === 'recalled')),
    );
    expect([part, fact, open.length > 0]).toEqual([part, fact, true]);
  }
});
