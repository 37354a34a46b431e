/** @jest-environment node */
import type { PartQuantity } from '@rig4u/shared/builds';
import { useCases } from '../../recommendation';
import { stepName } from '../words/step-names';
import { floorsFor } from './floors';
import { listFor } from './list';
import { worthOf } from './worth';

const line = (specs: Record<string, unknown>, quantity = 1): readonly PartQuantity[] => [
  { part: { id: 'x', name: 'x', price: 1, specs }, quantity },
];
const floor = (id: string) => {
  const found = floorsFor('gaming', {}).find((one) => one.id === id);
  if (!found) throw new Error(`There is no floor ${id}.`);
  return found;
};
const step = (id: string) => {
  const found = listFor('programming', {}, 500_000).find((one) => one.id === id);
  if (!found) throw new Error(`There is no step ${id}.`);
  return found;
};

test('what a build has from a price of its own on', () => {
  const from = (use: (typeof useCases)[number]) =>
    floorsFor(use, {}).map(({ id, fromCents }) => `${id} ${fromCents / 100}`);
  expect(from('gaming')).toEqual([
    'intake-fan 0',
    'case-fans 0',
    'wifi 900',
    'drive-4 1000',
    'memory-32 1300',
    'supply-gold 1300',
    'drive-600tb 1300',
    'board-2 1300',
    'drive-2tb 2200',
    'board-3 2200',
  ]);
  expect(from('programming')).toContain('memory-32 900');
  expect(from('content-creation').slice(-4)).toEqual([
    'board-2 1300',
    'drive-2tb 1900',
    'board-3 2200',
    'memory-48 2400',
  ]);
});

test('Wi-Fi is not asked of who refuses it or has a card for it, and nothing of what is there', () => {
  const ids = (wishes: Parameters<typeof floorsFor>[1]) => floorsFor('gaming', wishes).map(({ id }) => id);
  expect(ids({ noWifi: true })).not.toContain('wifi');
  expect(ids({ locked: { networkCard: { id: 'n', name: 'n', price: 1, specs: {} } } })).not.toContain('wifi');
  expect(ids({ atHand: {} })).toEqual([]);
  expect(listFor('gaming', { atHand: {} }, 500_000)).toEqual([]);
});

test('each floor by the facts of its parts', () => {
  expect([floor('wifi').meets(line({ wifi: 'Wi-Fi 7' })), floor('wifi').meets(line({ wifi: null }))]).toEqual([
    true,
    false,
  ]);
  expect(floor('memory-32').meets(line({ capacity: 16 }, 2))).toBe(true);
  expect(floor('drive-2tb').meets(line({ nvme: true, pcieGen: 3, capacity: 2000 }))).toBe(false);
  expect([599, 600].map((tbw) => floor('drive-600tb').meets(line({ tbw })))).toEqual([false, true]);
  expect(floor('supply-gold').meets(line({ efficiency: '80+ Bronze' }))).toBe(false);
  expect(floor('supply-gold').meets(line({ efficiency: '80+ Titanium' }))).toBe(true);
  const { besideCard } = floor('intake-fan');
  expect([220, 221].map((tdpW) => besideCard?.(line({ tdpW })))).toEqual([false, true]);
  expect(besideCard?.([])).toBe(false);
});

test('each step by the facts of its parts', () => {
  const drive = { nvme: true, pcieGen: 4, capacity: 2000 };
  expect([1199, 1200].map((tbw) => step('drive-2tb-lasting').meets(line({ ...drive, tbw })))).toEqual([false, true]);
  expect(step('memory-64').meets(line({ capacity: 32 }))).toBe(false);
  expect(step('cooler-large').meets(line({ type: 'liquid', radiator: 240 }))).toBe(true);
  expect([240, 360].map((radiator) => step('cooler-360').meets(line({ radiator })))).toEqual([false, true]);
  expect(step('cooler-own').meets([])).toBe(false);
  expect(step('fans-three').meets(line({ qty: 1 }, 3))).toBe(true);
  expect(step('supply-atx3').meets(line({ efficiency: '80+ Gold', atxVersion: '2.4' }))).toBe(false);
  expect(step('board-4').meets(line({ m2: [1, 2, 3] }))).toBe(false);
});

test('modest uses end with the floors of $1,500; without a step its place gets none that builds on it; each has a name', () => {
  for (const use of useCases) {
    const list = listFor(use, {}, 500_000);
    const isModest = use === 'office-work' || use === 'general-use';
    expect(list.some(({ id }) => id === 'fans-three')).toBe(!isModest);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const { id } of list) expect(stepName(id)).toMatch(/\w\w/);
  }
  const ids = listFor('gaming', { withoutSteps: ['drive-lasting'] }, 500_000).map(({ id }) => id);
  expect(ids).toContain('drive-2tb');
  expect(ids).not.toContain('drive-2tb-lasting');
  expect(ids).toContain('board-4');
  expect(listFor('gaming', {}, 120_000).map(({ id }) => id)).not.toContain('fans-three');
});

test('fifteen per cent less for each thing to mind, to tenths of a point', () => {
  expect([0, 1, 2].map((minded) => worthOf(80, minded))).toEqual([80, 68, 57.8]);
});
