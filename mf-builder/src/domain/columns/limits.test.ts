/** @jest-environment node */
import { chosenOf, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf, optionIn, optionsIn } from '../../../checks/options-in-builds';
import type { Verdict } from '../compatibility/types';
import { optionOf } from '../fitting/option';
import { missing } from '../parts/units';
import { columnsOf, type Option } from '.';
import type { Bar } from './column';

const seed = 20261123;

const catalogue = wholeCatalogue();

/** The rules that each limit is taken from, by type and column. */
const ruleOf: Readonly<Record<string, string>> = {
  'cpu maxPowerW': 'cooler-capacity',
  'gpu lengthMm': 'gpu-length',
  'ram speed': 'ram-speed',
  'ram heightMm': 'ram-cooler',
  'case gpuMaxMm': 'gpu-length',
  'case coolerMaxMm': 'cooler-height',
  'case radiators': 'radiator',
  'case psuMaxMm': 'psu-length',
  'psu headroom': 'psu-wattage',
  'psu lengthMm': 'psu-length',
  'cooling size air': 'cooler-height',
  'cooling size liquid': 'radiator',
  'cooling ramClearanceMm': 'ram-cooler',
  'monitor hz': 'monitor-link',
  'ups watts': 'ups-capacity',
};

const ruleFor = ({ part }: Option, key: string): string | undefined =>
  ruleOf[`${part.type} ${key}`] ?? (part.type === 'cooling' ? ruleOf[`cooling ${key} ${part.specs.type}`] : undefined);

/** Columns whose number is room: more of it is better, and too little of it is what fails. */
const isRoom = (type: string, key: string): boolean =>
  type === 'case' || ['ramClearanceMm', 'headroom', 'watts'].includes(key);

/** What is wrong with the limit of a cell: nothing, as a rule. */
const wrongLimit = (option: Option, key: string, { over, limit, to }: Bar, verdict: Verdict | undefined): string[] => {
  if (limit === undefined) return over === undefined ? [] : ['over without a limit'];
  const beyond = isRoom(option.part.type, key) ? limit - to : to - limit;
  return [
    ...(verdict === undefined || verdict === 'unknown' ? ['a limit without a verdict'] : []),
    ...(over === (verdict === 'fail') ? [] : ['another verdict']),
    ...((verdict === 'pass' ? beyond < 1e-9 : beyond > -1e-9) ? [] : ['the other side']),
  ];
};

/** A build whose card has one plug, as they were ten years ago. */
const withOldPlug = (ids: Parameters<typeof buildOf>[1] & { gpu: string }): BuildComponents => {
  const build = buildOf(catalogue, ids);
  const [card] = chosenOf(build, 'gpu').map(({ part }) => part);
  if (!card) throw new Error('No graphics card is chosen.');
  return { ...build, gpu: { ...card, specs: { ...card.specs, ports: [{ kind: 'HDMI', version: '1.4', count: 1 }] } } };
};

test(`a limit has the verdict of the check, and the bar ends on that side, in 60 builds, seed ${seed}`, () => {
  const seen = new Map<string, Set<Verdict>>();
  const wrong: string[] = [];
  // Why: a cooler that states its room for memory is rare, and so is a plug that is too slow for a screen.
  const rare = [buildOf(catalogue, { cooling: 'cooling13', case: 'case11' }), withOldPlug({ gpu: 'gpu1' })];
  for (const components of [...brokenBuilds(catalogue, seed, 60), ...rare])
    for (const type of partTypeNames) {
      const options = optionsIn(catalogue, components, type);
      const parts = options.map(({ part }) => part);
      for (const option of options)
        for (const { key, cell } of columnsOf(type)) {
          const { bar } = cell(option, parts);
          if (!bar) continue;
          const verdict = option.fit.findings.find((one) => one.rule === ruleFor(option, key))?.verdict;
          wrong.push(...wrongLimit(option, key, bar, verdict).map((what) => `${option.part.id} ${key}: ${what}`));
          if (bar.limit !== undefined && verdict)
            seen.set(`${type} ${key}`, (seen.get(`${type} ${key}`) ?? new Set()).add(verdict));
        }
    }
  expect(wrong).toEqual([]);
  expect(Object.fromEntries([...seen].map(([column, verdicts]) => [column, [...verdicts].toSorted()]))).toEqual({
    'case coolerMaxMm': ['fail', 'pass'],
    'case gpuMaxMm': ['fail', 'pass'],
    'case psuMaxMm': ['fail', 'pass'],
    'case radiators': ['fail', 'pass'],
    'cooling ramClearanceMm': ['fail', 'pass'],
    'cooling size': ['fail', 'pass'],
    'cpu maxPowerW': ['pass', 'warning'],
    'gpu lengthMm': ['fail', 'pass'],
    'monitor hz': ['pass', 'warning'],
    'psu headroom': ['fail', 'pass', 'warning'],
    'psu lengthMm': ['fail', 'pass'],
    'ram heightMm': ['fail', 'pass'],
    'ram speed': ['pass', 'warning'],
    'ups watts': ['pass', 'warning'],
  });
});

test('the radiator in front takes from the room of the card; in the case the card needs as much more', () => {
  const build = { case: 'case17', cooling: 'cooling17', gpu: 'gpu18' };
  const card = optionIn(catalogue, buildOf(catalogue, build), 'gpu', 'gpu18');
  const cards = catalogue.gpu ?? [];
  expect(columnsOf('gpu')[1]?.cell(card, cards)).toEqual({
    text: '331',
    order: 331,
    bar: { from: 0, to: 331 / 360, limit: 317 / 360, over: true },
  });
  const box = optionIn(catalogue, buildOf(catalogue, build), 'case', 'case17');
  expect(columnsOf('case')[1]?.cell(box, catalogue.case ?? []).bar).toEqual({
    from: 0,
    to: 355 / 430,
    limit: 369 / 430,
    over: true,
  });
});

test('a screen that is faster than the best plug shows the rate of the plug', () => {
  const build = withOldPlug({ gpu: 'gpu1', cpu: 'cpu7', motherboard: 'motherboard10' });
  const screens = optionsIn(catalogue, build, 'monitor');
  const rate = columnsOf('monitor').find(({ key }) => key === 'hz');
  const fast = screens.filter(({ fit }) => fit.findings.some(({ message }) => message.includes('over the best plug')));
  expect(fast.length).toBeGreaterThan(3);
  for (const screen of fast) {
    const reach = Number.parseInt(screen.fit.findings[0]?.values?.[1] ?? '', 10);
    const { bar } = rate?.cell(screen, catalogue.monitor ?? []) ?? {};
    expect(bar).toMatchObject({ limit: reach / 480, over: false });
    expect(bar?.to).toBeGreaterThan(reach / 480);
  }
});

test('an absent fact is missing in its column, without a bar and an order, and sets no limit elsewhere', () => {
  let looked = 0;
  for (const type of partTypeNames)
    for (const part of (catalogue[type] ?? []).slice(0, 4))
      for (const { key, cell } of columnsOf(type)) {
        const less = structuredClone(part);
        if (!Reflect.has(less.specs, key)) continue;
        Reflect.deleteProperty(less.specs, key);
        const option = optionOf({}, less, { verdict: 'pass', findings: [] });
        expect([less.id, key, cell(option, [part])]).toEqual([less.id, key, { text: missing }]);
        looked += 1;
      }
  expect(looked).toBeGreaterThan(200);
  const supply = optionIn(catalogue, buildOf(catalogue, { case: 'case6' }), 'psu', 'psu1');
  const length = columnsOf('psu').find(({ key }) => key === 'lengthMm');
  expect(length?.cell(supply, catalogue.psu ?? []).bar?.limit).toBeUndefined();
});
