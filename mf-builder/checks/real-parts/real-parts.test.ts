import {
  partTypeNames,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { builtIn } from '../../src/catalogue/source';
import { check } from '../../src/domain/compatibility/check';
import { fromComponents } from '../../src/domain/compatibility/from-components';
import { readFacts } from '../../src/domain/compatibility/read-facts';
import { realCases, type RealBuild } from './real-parts';
import { realPartFixtures } from './real-parts-fixtures';
import { ruleTable } from '../../src/domain/compatibility/rule-table';
import type { CheckedBuild } from '../../src/domain/compatibility/types';

const verdicts = ['pass', 'fail', 'warning', 'unknown'] as const;

/** The verdicts that each rule can give, by the written rules: f for fail, w for warning, u for unknown; each can pass. */
const written: Readonly<Record<string, string>> = {
  'cpu-socket': 'fu',
  'cpu-chipset': 'fu',
  'bios-update': 'wu',
  overclock: 'u',
  'display-output': 'fu',
  vrm: 'wu',
  'ram-type': 'fu',
  'ram-cpu': 'fu',
  'ram-form': 'fu',
  'ram-slots': 'fu',
  'ram-capacity': 'fu',
  'ram-slot-capacity': 'wu',
  'ram-speed': 'wu',
  'ram-channels': 'wu',
  'ram-four-ddr5': 'wu',
  'ram-mixed': 'wu',
  'ram-registered': 'fu',
  'ram-ecc': 'wu',
  'ram-cooler': 'fu',
  'gpu-length': 'fu',
  'gpu-slots': 'fwu',
  'gpu-width': 'wu',
  'gpu-slot': 'fu',
  'gpu-link': 'wu',
  'gpu-power': 'fwu',
  'addin-slots': 'fu',
  'm2-slots': 'fu',
  'm2-size': 'fu',
  'm2-sata': 'fu',
  'm2-gen': 'wu',
  'sata-ports': 'fu',
  'drive-bays': 'wu',
  'sata-power': 'wu',
  'board-case': 'fu',
  'psu-form': 'fwu',
  'psu-length': 'fu',
  'back-connect': 'fu',
  'front-usb': 'wu',
  'fan-mounts': 'fwu',
  'fan-headers': 'wu',
  argb: 'wu',
  'cooler-socket': 'fwu',
  'cooler-height': 'fu',
  radiator: 'fu',
  'cooler-capacity': 'wu',
  'cooler-missing': 'fu',
  paste: '',
  'psu-wattage': 'fwu',
  'psu-recommended': 'wu',
  'psu-transient': 'wu',
  'psu-eps': 'fwu',
  'monitor-link': 'fwu',
  'board-output': 'u',
  'ups-capacity': 'wu',
  'os-requirements': 'wu',
  network: 'u',
  'peripheral-io': 'wu',
  'storage-kind': 'fu',
};

/** What no part of a catalogue, and none that a visitor adds, can reach. */
const outOfReach: Readonly<Record<string, string>> = {
  'ram-mixed unknown': 'Every part that is chosen or added has an id, and by their ids two kits are the same or not.',
};

const wanted = Object.entries(written)
  .flatMap(([rule, can]) =>
    verdicts
      .filter((verdict) => verdict === 'pass' || can.includes(verdict.charAt(0)))
      .map((verdict) => `${rule} ${verdict}`),
  )
  .filter((one) => !(one in outOfReach));

const known = new Map<string, StoredPart>();

const names = new Set<string>();

beforeAll(async () => {
  for (const type of partTypeNames) {
    for (const part of await builtIn.load(type)) {
      known.set(`${type} ${part.id}`, part);
      names.add(part.name);
    }
  }
  for (const { type, id, name, brand, specs } of realPartFixtures)
    known.set(`${type} ${id}`, { id, name, brand, price: 0, specs: { ...specs } });
});

const partOf = (type: PartType, id: string): StoredPart => {
  const part = known.get(`${type} ${id}`);
  if (!part) throw new Error(`There is no ${type} ${id}: take one of the catalogue, or add it to the fixtures.`);
  return part;
};

const linesOf = (type: PartType, ids: readonly string[]): PartQuantity[] =>
  [...new Set(ids)].map((id) => ({ part: partOf(type, id), quantity: ids.filter((other) => other === id).length }));

const buildOf = (parts: RealBuild): CheckedBuild => {
  const types = partTypeNames.filter((type) => type in parts);
  const components: BuildComponents = Object.fromEntries(
    types.map((type) => [type, linesOf(type, [parts[type] ?? []].flat())]),
  );
  const none: CheckedBuild = Object.fromEntries(
    types.filter((type) => parts[type] === null).map((type) => [type, null]),
  );
  return { ...fromComponents(components), ...none };
};

test.each(realCases)('%s: %s for %j', (rule, verdict, parts) => {
  const finding = check(buildOf(parts)).findings.find((one) => one.rule === rule);
  expect([finding?.verdict, finding?.message]).toEqual([verdict, finding?.message]);
});

test('each rule has a case of real parts for each verdict that it can give', () => {
  expect(Object.keys(written).toSorted()).toEqual(ruleTable.map(({ id }) => id).toSorted());
  expect([...new Set(realCases.map(([rule, verdict]) => `${rule} ${verdict}`))].toSorted()).toEqual(wanted.toSorted());
});

test('a case holds no part that its rule does not read', () => {
  for (const [id, , parts] of realCases) {
    const reads = ruleTable.find((rule) => rule.id === id)?.reads ?? [];
    expect([id, Object.keys(parts).filter((type) => !reads.some((one) => one === type))]).toEqual([id, []]);
  }
});

test('what is not in the catalogue is needed, not in it by now, and has facts that can be read', () => {
  const used = new Set(realCases.flatMap(([, , parts]) => Object.values(parts).flatMap((ids) => ids ?? [])));
  for (const { type, id, name, specs } of realPartFixtures) {
    expect([id, used.has(id), names.has(name)]).toEqual([id, true, false]);
    expect(readFacts(type, { ...specs })).toEqual({ facts: specs, problems: [] });
  }
});
