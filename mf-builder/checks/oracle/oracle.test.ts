import { rules } from '../../src/domain/compatibility/rules';
import { comfortable } from './generate/comfort';
import { deletions } from './deletions';
import { generateBuild } from './generate';
import { oracle, oracleRules } from './oracle';
import { part } from './oracle-cases';

test('the oracle has the rules of the engine, each once', () => {
  expect(Object.keys(oracleRules).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
});

test('a comfortable build passes every rule that applies', () => {
  const verdicts = oracle(comfortable());
  expect(Object.entries(verdicts).filter(([, said]) => said !== 'pass' && said !== 'note')).toEqual([]);
  // Its drives are no SATA M.2 drives and its cooler has no radiator; nearly everything else speaks of it.
  expect(Object.keys(verdicts).length).toBeGreaterThan(0.9 * rules.length);
});

test('an empty build has no findings', () => {
  expect(oracle({})).toEqual({});
});

test('the same seed gives the same build, and other seeds give others', () => {
  expect(generateBuild(7)).toEqual(generateBuild(7));
  expect(generateBuild(7)).not.toEqual(generateBuild(8));
});

test('some generated builds pass every rule that applies', () => {
  const seeds = Array.from({ length: 1000 }, (_, index) => index + 1);
  const perfect = seeds.filter((seed) =>
    Object.values(oracle(generateBuild(seed))).every((said) => said === 'pass' || said === 'note'),
  );
  expect(perfect.length).toBeGreaterThan(5);
});

test('deletions leave out one fact each, nested ones too', () => {
  const build = {
    motherboard: [part('motherboard', { socket: 'AM5', m2: [{ gen: 4, sata: false }], rearIo: { usbA: 2 } })],
  };
  expect(deletions(build).map(({ path }) => path)).toEqual([
    'motherboard.0.specs.socket',
    'motherboard.0.specs.m2',
    'motherboard.0.specs.m2.0.gen',
    'motherboard.0.specs.m2.0.sata',
    'motherboard.0.specs.rearIo',
    'motherboard.0.specs.rearIo.usbA',
  ]);
  expect(deletions(build)[2]?.build).toEqual({
    motherboard: [part('motherboard', { socket: 'AM5', m2: [{ sata: false }], rearIo: { usbA: 2 } })],
  });
  expect(build.motherboard[0]?.specs.m2).toEqual([{ gen: 4, sata: false }]);
});
