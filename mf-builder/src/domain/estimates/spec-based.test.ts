import type { BuildComponents, PartType, StoredPart } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { aspects } from './aspects';
import { estimatesOf, type Estimate } from './spec-based';

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
  const ladder = ['gpu1', 'gpu7', 'gpu9', 'gpu14', 'gpu17', 'gpu19', 'gpu20'].map((id) => cards.get(id) ?? Number.NaN);
  expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  const processors = new Map(
    (await load('cpu')).map((part) => [part.id, middle(estimatesOf({ cpu: part, ram, storage }).productivity)]),
  );
  const work = ['cpu13', 'cpu2', 'cpu5', 'cpu9', 'cpu16', 'cpu12'].map((id) => processors.get(id) ?? Number.NaN);
  expect(work).toEqual(work.toSorted((a, b) => a - b));
});

test('the basis says what the range rests on, and what is not known', () => {
  const { gaming, productivity } = estimatesOf({ cpu, gpu: without(gpu, 'boostMHz'), ram, storage });
  expect(gaming).toMatchObject({
    known: true,
    basis:
      'From 6,144 shaders, 12 GB of graphics memory, a processor clock of up to 5.5 GHz, and 32 MB of ' +
      "processor cache. Not known, so the range is wider: the card's boost clock.",
  });
  expect(productivity).toMatchObject({
    known: true,
    basis: 'From 8 processor cores, a processor clock of up to 5.5 GHz, 32 GB of memory, and an NVMe SSD.',
  });
  expect(estimatesOf({ cpu }).gaming).toMatchObject({
    known: true,
    basis: "From the processor's own graphics, a processor clock of up to 5.5 GHz, and 32 MB of processor cache.",
  });
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
  const two = estimatesOf({
    cpu,
    gpu,
    storage: [
      { part: { id: 'h', name: 'H', price: 1, specs: { type: 'HDD', nvme: false } }, quantity: 1 },
      { part: storage, quantity: 1 },
    ],
    ram: [{ part: ram, quantity: 2 }],
  });
  expect(two.videoEditing).toMatchObject({
    known: true,
    basis: expect.stringContaining('64 GB of memory, and an NVMe SSD'),
  });
});
