/** @jest-environment node */
import { chosenOf, partLines, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { dearer, shelfFromFiles } from '../../../checks/composing/shelf';
import { bestBuild, shelfOf, usualLeast } from '../best-build';
import { check, titleOf } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { completionOf, type Completion, type CompletionQuestion } from './completion';
import { completionText, inTheWayText, leastText } from './completion-texts';

const parts = shelfFromFiles();
const shelf = shelfOf(parts);
const [cpu] = parts.cpu.filter(({ specs }) => specs.socket === 'AM5');
const [ddr4] = parts.ram.filter(({ specs }) => specs.ramType === 'DDR4');
if (!cpu || !ddr4) throw new Error('The catalogue has changed.');

const asked = (chosen: BuildComponents, budgetCents = 150_000): CompletionQuestion => ({
  chosen,
  use: 'gaming',
  resolution: '1440p',
  budgetCents,
});
const complete = (question: CompletionQuestion, on = shelf): Promise<Completion> =>
  completionOf(question, (conditions) => Promise.resolve(bestBuild(on, conditions)));

test('what is chosen stays, and what is missing is added within the budget', async () => {
  const chosen: BuildComponents = { cpu, monitor: { id: 'own-monitor-1', name: 'Screen', price: 200, specs: {} } };
  const found = await complete(asked(chosen));
  if (found.kind !== 'found') throw new Error(found.kind);
  expect(found.proven).toBe(true);
  expect(chosenOf(found.build.parts, 'cpu')).toEqual([{ part: cpu, quantity: 1 }]);
  expect(found.added.map(({ type }) => type)).toEqual(expect.arrayContaining(['motherboard', 'ram', 'case', 'psu']));
  expect(found.added.map(({ type }) => type)).not.toEqual(expect.arrayContaining(['cpu']));
  expect(found.cents + totalOf(chosen)).toBe(found.build.totalCents);
  expect(found.build.totalCents).toBeLessThanOrEqual(150_000);
  expect(totalOf(found.build.parts)).toBe(found.build.totalCents);
});

test('an owned part costs nothing', async () => {
  const paid = await complete(asked({ cpu }));
  const owned = await complete(asked({ cpu: { ...cpu, owned: true } }));
  if (paid.kind !== 'found' || owned.kind !== 'found') throw new Error('nothing is found');
  expect(owned.build.value).toBeGreaterThanOrEqual(paid.build.value);
  expect(totalOf(owned.build.parts)).toBe(owned.build.totalCents);
  expect(owned.build.totalCents).toBe(owned.cents);
});

test('a completion adds no warning that the money avoids, and names what stays', async () => {
  const by = (type: 'cpu' | 'gpu' | 'case' | 'motherboard', id: string) => {
    const all: readonly (typeof parts)[typeof type][number][] = parts[type];
    const found = all.find((part) => part.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };
  const chosen: BuildComponents = {
    cpu: by('cpu', 'cpu10'),
    gpu: by('gpu', 'gpu17'),
    case: by('case', 'case1'),
    motherboard: by('motherboard', 'motherboard24'),
  };
  const minded = (components: BuildComponents) =>
    check(fromComponents(components)).findings.filter(({ verdict }) => verdict !== 'pass');
  const found = await complete(asked(chosen, 280_000));
  if (found.kind !== 'found') throw new Error(found.kind);
  const after = minded(found.build.parts);
  const warnings = (all: typeof after) => all.filter(({ verdict }) => verdict === 'warning').length;
  expect(warnings(after)).toBeLessThanOrEqual(warnings(minded(chosen)));
  // The board does not say how fast its memory may be: no other choice changes that.
  expect(after.map(({ rule }) => rule)).toEqual(['ram-speed']);
  for (const { rule } of after) expect(completionText(found, 280_000)).toContain(titleOf(rule));
  expect(completionText({ ...found, build: { ...found.build, dropped: ['wifi'] } }, 280_000)).toMatch(
    /Left out, because no build within the budget has it under these conditions: Wi-Fi\.$/,
  );
  const cables: BuildComponents = { ...found.build.parts, psu: { id: 'own', name: 'Own', price: 0, specs: {} } };
  const unknown = completionText({ ...found, build: { ...found.build, parts: cables, tier: 'unknown' } }, 280_000);
  expect(unknown).toMatch(
    /Nothing fails\. .*Some facts are missing, because parts with all facts would cost more money or at least half of the estimate: .*\.$/,
  );
});

test('a budget that is too small gets the least that works, and how much that is over it', async () => {
  const least = await complete(asked({ cpu }, 20_000));
  if (least.kind !== 'dearer') throw new Error(least.kind);
  expect(await complete(asked({ cpu }, least.build.totalCents))).toMatchObject({
    kind: 'found',
    build: { totalCents: least.build.totalCents },
  });
  expect((await complete(asked({ cpu }, least.build.totalCents - 1))).kind).toBe('dearer');
  expect(completionText(least, 20_000)).toContain(
    `${exactDollars(least.build.totalCents / 100)}, ${exactDollars((least.build.totalCents - 20_000) / 100)} over $200`,
  );
});

test('parts that do not go together are named, with what there is without each', async () => {
  const boards = parts.motherboard.filter(({ specs }) => specs.ramType === 'DDR5' && specs.socket === 'AM5');
  const [motherboard] = boards;
  if (!motherboard) throw new Error('The catalogue has changed.');
  const clash = await complete(asked({ cpu, motherboard, ram: ddr4 }, 90_000));
  if (clash.kind !== 'clash') throw new Error(clash.kind);
  expect(clash.failing).toEqual(expect.arrayContaining(['ram-type']));
  expect(completionText(clash, 150_000)).toMatch(/^The chosen parts do not go together: .+\.$/);
  expect(clash.inTheWay.map(({ type }) => type)).toEqual(['ram']);
  const [way] = clash.inTheWay;
  if (!way) throw new Error('no way is named');
  expect(inTheWayText(way)).toContain(ddr4.name);
  const without = await complete(asked({ cpu, motherboard }, way.least.cents));
  expect(without).toMatchObject({ kind: 'found', build: { totalCents: way.least.cents } });
});

test('what there is without a part in the way says how many prices it lacks', async () => {
  const [board] = parts.motherboard.filter(({ specs }) => specs.ramType === 'DDR5' && specs.socket === 'AM5');
  if (!board) throw new Error('The catalogue has changed.');
  const motherboard = { ...board, id: 'motherboard~1', price: 0, unpriced: true };
  const clash = await complete(asked({ cpu, motherboard, ram: ddr4 }, 90_000));
  const [way] = clash.kind === 'clash' ? clash.inTheWay : [];
  if (!way) throw new Error('no way is named');
  expect(inTheWayText(way)).toMatch(/ there is one from \$[\d,.]+\d \+ 1 part without a price\.$/);
});

test.each([0, 7.5, 31.25])(
  'every figure of the sentence is the engine’s, also with all cases $%d dearer',
  async (by) => {
    const shelfNow = shelfOf(dearer(parts, 'case', by));
    for (const budget of [40_000, 90_000, 150_000]) {
      const found = await complete(asked({ cpu }, budget), shelfNow);
      if (found.kind !== 'found' && found.kind !== 'dearer') throw new Error(found.kind);
      const told = completionText(found, budget).match(/\$[\d,]+(\.\d\d)?/g);
      const { totalCents, parts: all } = found.build;
      const added = partLines(all).filter(({ type }) => type !== 'cpu');
      const cents = added.reduce((sum, { part }) => sum + Math.round(part.price * 100), 0);
      const amounts = [cents, totalCents, Math.abs(budget - totalCents)].map((one) => exactDollars(one / 100));
      expect(told?.toSorted()).toEqual([...amounts, exactDollars(budget / 100).replace('.00', '')].toSorted());
      expect(completionText(found, budget)).toContain(`${added.length} parts`);
    }
  },
);

test('where the catalogue has nothing of a kind, that is said; what there is at least too', () => {
  expect(completionText({ kind: 'missing', places: ['ram', 'storage'] }, 1)).toBe(
    'The catalogue has no Memory (RAM) and Storage for this build.',
  );
  expect(leastText(usualLeast)).toBe('At least 16 GB of memory and an NVMe drive of 1 TB.');
});
