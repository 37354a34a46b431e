import type { BuildComponents, PartType, StoredPart } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import type { MeasuredChips } from '../../catalogue/measured';
import { aspects } from './aspects';
import { basisOf } from './basis-text';
import { unitsText } from './own-graphics';
import { estimatesOf, gamingAt, type Estimate } from './spec-based';

const stored = (part: Part): StoredPart => ({ id: part.id, name: part.name, price: part.price, specs: part.specs });
const load = async (type: 'cpu' | 'gpu' | 'ram' | 'storage') => (await builtIn.load(type)).map(stored);
const span = (estimate: Estimate): [number, number] => (estimate.known ? [estimate.low, estimate.high] : [0, 100]);
const middle = (estimate: Estimate): number => span(estimate).reduce((sum, end) => sum + end, 0) / 2;
const without = (part: StoredPart, key: string): StoredPart => ({
  ...part,
  specs: Object.fromEntries(Object.entries(part.specs ?? {}).filter(([name]) => name !== key)),
});

const cpu = { id: 'c', name: 'C', price: 1, specs: { cores: 8, threads: 16, speed: 5.5, l3MB: 32, igpu: 'Radeon' } };
const gpu = {
  id: 'g',
  name: 'G',
  price: 1,
  specs: { shaders: 6144, boostMHz: 2542, coreClock: 2325, memory: 12, chipMaker: 'NVIDIA' },
};
const ram = { id: 'r', name: 'R', price: 1, specs: { capacity: 32 } };
const storage = { id: 's', name: 'S', price: 1, specs: { type: 'SSD', nvme: true } };

test('every part of the catalogue gives a range inside 0 to 100, and a lost fact never makes it narrower', async () => {
  const lists = await Promise.all([load('cpu'), load('gpu'), load('ram'), load('storage')]);
  const types: PartType[] = ['cpu', 'gpu', 'ram', 'storage'];
  const whole: BuildComponents = { cpu, gpu, ram, storage };
  let compared = 0;
  for (const [place, parts] of lists.entries()) {
    const type = types[place] ?? 'cpu';
    for (const part of parts) {
      const full = estimatesOf({ ...whole, [type]: part });
      for (const key of Object.keys(part.specs ?? {})) {
        const less = estimatesOf({ ...whole, [type]: without(part, key) });
        for (const aspect of aspects) {
          const [low, high] = span(full[aspect]);
          const [lower, higher] = span(less[aspect]);
          expect(0 <= low && low < high && high <= 100).toBe(true);
          expect([part.id, key, aspect, lower <= low, high <= higher]).toEqual([part.id, key, aspect, true, true]);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(3000);
});

test('a stronger card is better for games, more cores for work', async () => {
  const cards = new Map((await load('gpu')).map((part) => [part.id, middle(estimatesOf({ cpu, gpu: part }).gaming)]));
  const ladder = ['gpu1', 'gpu21', 'gpu9', 'gpu14', 'gpu17', 'gpu19', 'gpu20'].map((id) => cards.get(id) ?? Number.NaN);
  expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  const processors = new Map(
    (await load('cpu')).map((part) => [part.id, middle(estimatesOf({ cpu: part, ram, storage }).productivity)]),
  );
  const work = ['cpu13', 'cpu2', 'cpu5', 'cpu16', 'cpu17', 'cpu12'].map((id) => processors.get(id) ?? Number.NaN);
  expect(work).toEqual(work.toSorted((a, b) => a - b));
});

test('the basis says what the range rests on, and what is not known', () => {
  const build = { cpu, gpu: without(gpu, 'boostMHz'), ram, storage };
  const { gaming, productivity } = estimatesOf(build);
  expect(gaming).toMatchObject({ known: true, coverage: 0.8, measured: [], limiter: 'gpu' });
  expect(basisOf(build, 'gaming')).toBe(
    'Modelled after 381 published comparisons without ray tracing and upscaling, from 6,144 shaders, 12 GB of graphics memory, 8 processor cores, a processor clock of up to 5.5 GHz, and 32 MB of ' +
      "processor cache. Not known, so the range is wider: the card's boost clock, the card's chip, the speed of the card's " +
      "memory, and the processor's architecture.",
  );
  expect(productivity.known).toBe(true);
  expect(basisOf(build, 'productivity')).toBe(
    'Modelled after 248 measured processors, from 8 processor cores, a processor clock of up to 5.5 GHz, 32 GB of memory, and an NVMe SSD. Not known, so the range ' +
      "is wider: the processor's base clock, and the processor's architecture.".replace(', and', ' and'),
  );
  expect(estimatesOf({ cpu }).gaming.known).toBe(true);
  expect(basisOf({ cpu }, 'gaming')).toBe(
    "Modelled after 381 published comparisons without ray tracing and upscaling, from the processor's own graphics, 8 processor cores, a processor clock of up to 5.5 GHz, and 32 MB of processor " +
      "cache. Not known, so the range is wider: the units of the processor's graphics, and the processor's architecture.".replace(
        ', and',
        ' and',
      ),
  );
  expect(basisOf({}, 'gaming')).toBeUndefined();
});

test('what is measured is named with its results, and stands for the facts that a model would need', () => {
  const known = { ...cpu, name: 'AMD Ryzen 7 9700X' };
  const measured = { type: 'cpu', chip: 'Ryzen 7 9700X', median: 309.297, n: 439 };
  expect(estimatesOf({ cpu: known, ram, storage }).productivity).toMatchObject({
    measured: [measured],
  });
  expect(basisOf({ cpu: known, ram, storage }, 'productivity')).toBe(
    'From the measured rendering speed of the Ryzen 7 9700X (439 results), 32 GB of memory, and an NVMe SSD.',
  );
  const table: MeasuredChips = { cpu: { 'Chip of 2030': [900, 7] }, gpu: {} };
  const later = { ...cpu, name: 'Chip of 2030' };
  expect(estimatesOf({ cpu: later }, { chips: table }).productivity).toMatchObject({
    measured: [{ chip: 'Chip of 2030', median: 900, n: 7 }],
  });
  expect(estimatesOf({ cpu: later }).productivity).toMatchObject({ measured: [] });
});

test('gaming is told at three resolutions; the lower the resolution, the more the processor counts', () => {
  const strong = {
    ...gpu,
    specs: { ...gpu.specs, chip: 'GeForce RTX 5090', shaders: 21760, busBit: 512, vramType: 'GDDR7', memory: 32 },
  };
  const weak = {
    ...cpu,
    name: 'Ryzen 5 5500',
    specs: { ...cpu.specs, cores: 6, threads: 12, speed: 4.2, l3MB: 16, arch: 'Zen 3' },
  };
  const at = gamingAt({ cpu: weak, gpu: strong });
  const middles = [at['1080p'], at['1440p'], at['4k']].map(middle);
  expect(middles).toEqual(middles.toSorted((a, b) => a - b));
  expect(at['1080p']).toMatchObject({ limiter: 'cpu' });
  expect(estimatesOf({ cpu: weak, gpu: strong }).gaming).toEqual(at['1440p']);
  expect(estimatesOf({ cpu: weak, gpu: strong }, { resolution: '4k' }).gaming).toEqual(at['4k']);
});

test('only far too little memory costs something', () => {
  const of = (gb: number, aspect: 'productivity' | 'videoEditing') =>
    middle(estimatesOf({ cpu, gpu, ram: { ...ram, specs: { capacity: gb } }, storage })[aspect]);
  expect(of(64, 'productivity')).toBe(of(16, 'productivity'));
  expect(of(8, 'productivity')).toBeLessThan(of(16, 'productivity'));
  expect(of(16, 'videoEditing')).toBeLessThan(of(32, 'videoEditing'));
});

const card = (gb: number) => ({
  ...gpu,
  specs: { ...gpu.specs, chip: 'GeForce RTX 5070', busBit: 192, vramType: 'GDDR7', memory: gb },
});

test('8 GB of graphics memory cost little at 1080p, more at 1440p and much at 4K; from 12 GB on more is no gain', () => {
  const left = (gb: number) => {
    const [less, enough] = [gamingAt({ cpu, gpu: card(gb) }), gamingAt({ cpu, gpu: card(16) })];
    const share = (at: '1080p' | '1440p' | '4k') => middle(less[at]) / middle(enough[at]);
    return { low: share('1080p'), mid: share('1440p'), high: share('4k') };
  };
  const { low, mid, high } = left(8);
  expect(low).toBeGreaterThan(mid);
  expect(mid).toBeGreaterThan(0.85);
  expect(mid).toBeLessThan(0.95);
  expect(high).toBeLessThan(0.8);
  expect(left(24)).toEqual(left(16));
  expect(left(12)).toEqual(left(16));
});

test('with less than 4 GB of graphics memory games do not run', () => {
  const reason = 'Games do not run at these settings with so little graphics memory: they need 4 GB or more.';
  for (const gb of [2, 3]) {
    const { gaming, streaming, productivity, videoEditing } = estimatesOf({ cpu, gpu: card(gb), ram, storage });
    expect([gaming, streaming]).toEqual([
      { known: false, reason },
      { known: false, reason },
    ]);
    expect([productivity.known, videoEditing.known]).toEqual([true, true]);
  }
  expect(estimatesOf({ cpu, gpu: card(4) }).gaming.known).toBe(true);
});

test("a processor's own graphics go by their units: eight are more than two, and any may be where they are not known", async () => {
  const processors = await load('cpu');
  const of = (name: string) => {
    const found = processors.find((one) => one.name === name);
    if (!found) throw new Error(`The catalogue has no ${name}.`);
    return found;
  };
  const at = (processor: StoredPart) => estimatesOf({ cpu: processor }).gaming;
  const [eight, two, xe] = [at(of('Ryzen 5 8600G')), at(of('Ryzen 5 9600X')), at(of('Core Ultra 9 285K'))];
  expect(span(eight)[0]).toBeGreaterThanOrEqual(span(two)[1]);
  expect(middle(eight)).toBeGreaterThan(2.5 * middle(two));
  expect(middle(xe)).toBeGreaterThan(2 * middle(two));
  expect(basisOf({ cpu: of('Ryzen 5 8600G') }, 'gaming')).toContain("the processor's own graphics (8 units)");
  expect(basisOf({ cpu: of('Ryzen 5 9600X') }, 'gaming')).toContain("the processor's own graphics (2 units)");
  const unknown = at({ ...of('Ryzen 5 9600X'), specs: { ...of('Ryzen 5 9600X').specs, igpu: 'Graphics' } });
  expect(span(unknown)[0]).toBeLessThanOrEqual(span(two)[0]);
  expect(span(unknown)[1]).toBeGreaterThanOrEqual(span(eight)[1]);
});

test('the graphics of every processor of the catalogue are known', async () => {
  for (const part of await load('cpu'))
    if (typeof part.specs?.['igpu'] === 'string')
      expect([part.name, unitsText(part)]).toEqual([part.name, expect.stringMatching(/^\d+ units$/)]);
});

test('where nothing is known there is a reason instead of a number', () => {
  expect(aspects.map((aspect) => estimatesOf({})[aspect])).toEqual([
    { known: false, reason: 'Choose a graphics card, or a processor with graphics of its own.' },
    { known: false, reason: 'Choose a processor whose number of cores is known.' },
    { known: false, reason: 'Choose a processor whose number of cores is known.' },
    { known: false, reason: 'Choose a graphics card, or a processor with graphics of its own.' },
  ]);
  expect(estimatesOf({ cpu: { ...cpu, specs: { ...cpu.specs, igpu: null } } }).gaming).toEqual({
    known: false,
    reason: 'Choose a graphics card: this processor has no graphics of its own.',
  });
  expect(estimatesOf({ cpu, gpu: { id: 'x', name: 'X', price: 1 } }).gaming).toEqual({
    known: false,
    reason: 'The number of shaders of this graphics card is not known.',
  });
});

test('facts of the wrong kind count as not known', () => {
  const odd = { ...gpu, specs: { shaders: '6144', boostMHz: Number.NaN } };
  expect(estimatesOf({ cpu, gpu: odd }).gaming.known).toBe(false);
  expect(estimatesOf({ cpu: { ...cpu, specs: { cores: -1, igpu: null } } }).productivity.known).toBe(false);
});

test('memory of several kits counts together, and the fastest drive counts', () => {
  const two = {
    cpu,
    gpu,
    storage: [
      { part: { id: 'h', name: 'H', price: 1, specs: { type: 'HDD', nvme: false } }, quantity: 1 },
      { part: storage, quantity: 1 },
    ],
    ram: [{ part: ram, quantity: 2 }],
  };
  expect(basisOf(two, 'videoEditing')).toContain('64 GB of memory, and an NVMe SSD');
});
