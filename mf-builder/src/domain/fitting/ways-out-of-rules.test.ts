/** @jest-environment node */
import { chosenOf, type BuildComponents, type PartQuantity } from '@rig4u/shared/builds';
import { wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf } from '../../../checks/options-in-builds';
import { verdictsOf } from '../../../checks/every-way';
import { loadRetired } from '../../catalogue/retired';
import { wayTypes } from './clearing-ways';
import { takeWay } from './way';
import { waysOut } from './ways-out';

const catalogue = wholeCatalogue();
let ended: readonly PartQuantity[];

beforeAll(async () => {
  ended = (await loadRetired()).flatMap((part) => (part.id === 'os15' ? [{ part, quantity: 1 }] : []));
});

const times = (lines: readonly PartQuantity[], quantity: number): PartQuantity[] =>
  lines.map(({ part }) => ({ part, quantity }));

/** A build that each rule warns of, or fails; with a case as nobody sells it where no case is known that makes it fail. */
const brokenBy: Readonly<Record<string, () => BuildComponents>> = {
  'm2-lanes': () => {
    const build = buildOf(catalogue, { gpu: 'gpu1', motherboard: 'motherboard12', storage: 'storage24' });
    return { ...build, storage: times(chosenOf(build, 'storage'), 2) };
  },
  'monitor-plugs': () => {
    const build = buildOf(catalogue, { gpu: 'gpu1', cpu: 'cpu1', motherboard: 'motherboard1', monitor: 'monitor25' });
    return { ...build, monitor: times(chosenOf(build, 'monitor'), 4) };
  },
  'gpu-cables': () => buildOf(catalogue, { gpu: 'gpu16', psu: 'psu2' }),
  system: () => ({ os: ended }),
  'fan-headers': () => buildOf(catalogue, { motherboard: 'motherboard22', caseFan: 'caseFan14' }),
  'top-clearance': () => {
    const build = buildOf(catalogue, { case: 'case17', cooling: 'cooling18', ram: 'ram15' });
    const flat = chosenOf(build, 'case').map(({ part, quantity }) => ({
      part: { ...part, id: 'own', specs: { ...part.specs, radiators: [{ position: 'top', sizesMm: [360] }] } },
      quantity,
    }));
    return { ...build, case: flat };
  },
  'memory-profile': () => buildOf(catalogue, { motherboard: 'motherboard10', ram: 'ram17' }),
  airflow: () => ({ ...buildOf(catalogue, { case: 'case19', cooling: 'cooling13' }) }),
};

test.each(Object.keys(brokenBy))('%s: the catalogue has a way out, and each way clears it', (rule) => {
  const components = brokenBy[rule]?.() ?? {};
  expect(verdictsOf(components)[rule]).toMatch(/^(fail|warning)$/);
  const ways = waysOut(components, rule, wayTypes(rule), catalogue);
  expect(ways.length).toBeGreaterThan(0);
  for (const { way } of ways) {
    const after = verdictsOf(takeWay({ components }, way).components);
    expect(after[rule] ?? 'pass').toBe('pass');
  }
});
