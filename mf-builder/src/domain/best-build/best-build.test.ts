/** @jest-environment node */
import { chosenOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { shelfFromFiles } from '../../../checks/composing/shelf';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { useCases } from '../recommendation';
import { bestBuild, objectiveFor, run, searchBest, shelfOf, usualLeast } from '.';
import type { Answer, Conditions } from '.';

const shelf = shelfOf(shelfFromFiles());

const gaming: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 150_000 };

const partsOf = (answer: Answer): BuildComponents => {
  if (answer.kind !== 'best') throw new Error('There is no build.');
  return answer.parts;
};
const specsOf = (answer: Answer, type: PartType) => chosenOf(partsOf(answer), type).map(({ part }) => part.specs ?? {});
const under = (conditions: Partial<Conditions>): Answer =>
  bestBuild(shelf, { ...gaming, budgetCents: 300_000, ...conditions });

test('a search that is stopped at once has a build, how good any other can be at most, and no proof', () => {
  const progress: number[] = [];
  const early = run(searchBest(shelf, gaming), ({ done, best }) => {
    progress.push(done);
    return best !== undefined;
  });
  const whole = bestBuild(shelf, gaming);
  if (whole.kind !== 'best' || early.kind !== 'best') throw new Error('There is no build.');
  expect([whole.proven, whole.bound]).toEqual([true, whole.value]);
  expect(progress).toEqual([0]);
  expect(early.value).toBeLessThanOrEqual(whole.value);
  expect(early.bound).toBeGreaterThanOrEqual(whole.value);
});

test('a whole build of the catalogue for every use, with memory and an NVMe drive of the usual size', () => {
  for (const use of useCases) {
    const answer = bestBuild(shelf, { ...gaming, use });
    expect(answer).toMatchObject({ kind: 'best', proven: true, tier: 'pass' });
    expect(specsOf(answer, 'storage')).toEqual([expect.objectContaining({ nvme: true })]);
    for (const type of ['ram', 'storage'] as const)
      expect(Number(specsOf(answer, type)[0]?.['capacity'])).toBeGreaterThanOrEqual(
        type === 'ram' ? usualLeast.memoryGB : usualLeast.storageGB,
      );
    expect(answer.kind === 'best' && answer.value).toBe(objectiveFor(use, '1440p').value(partsOf(answer)));
  }
});

test('wishes are met by facts alone', () => {
  expect(specsOf(under({ size: 'mini-ITX' }), 'case')).toEqual([
    expect.objectContaining({ formFactor: 'mini-ITX Tower' }),
  ]);
  const dark = under({ noLight: true });
  expect(specsOf(dark, 'ram')).toEqual([expect.objectContaining({ rgb: 'none' })]);
  expect(specsOf(dark, 'cooling')).toEqual([expect.objectContaining({ rgb: 'none' })]);
  expect(String(specsOf(dark, 'case')[0]?.['features'])).not.toMatch(/RGB/);
  const quiet = under({ quiet: true });
  expect(String(specsOf(quiet, 'case')[0]?.['features'])).toMatch(/damped|mesh|vented/);
  expect(specsOf(quiet, 'cooling')).toHaveLength(1);
  expect(String(specsOf(quiet, 'psu')[0]?.['efficiency'])).toMatch(/Gold|Platinum|Titanium/);
  // What draws much may be quiet.
  expect(Number(specsOf(quiet, 'gpu')[0]?.['tdpW'])).toBeGreaterThan(220);
  const white = partsOf(under({ colour: 'white' }));
  const shown = (['case', 'ram', 'cooling'] as const).flatMap((type) => chosenOf(white, type));
  const colours = shown.map(({ part }) =>
    Object.values(shelf.options)
      .flat()
      .find(({ id }) => id === `${part.id}×1`)
      ?.colours.includes('white'),
  );
  expect(colours).toEqual([true, true, true]);
  expect(chosenOf(partsOf(under({ without: ['gpu'] })), 'gpu')).toEqual([]);
  expect(under({ excluded: ['gpu17', 'gpu19', 'gpu20'] }).kind).toBe('best');
});

test('a splitter that is not wanted comes with no cable of one’s own', () => {
  const hdmi = { id: 'mine', name: 'HDMI', price: 5, specs: { kind: 'HDMI 2.1' } };
  const fan = shelf.options.caseFan.find(({ lines }) => lines.length > 0)?.lines[0]?.part;
  if (!fan) throw new Error('There is no fan.');
  const locked: BuildComponents = { cables: hdmi, caseFan: [{ part: fan, quantity: 7 }] };
  const cablesOf = (wishes: Partial<Conditions>): string[] =>
    chosenOf(partsOf(under({ ...wishes, locked })), 'cables').map(({ part }) => part.id);
  const [, splitter] = cablesOf({});
  expect(splitter).toBeDefined();
  expect(cablesOf({ excluded: [splitter ?? ''] })).not.toContain(splitter);
  expect(cablesOf({ without: ['cables'] })).toEqual(['mine']);
});

test('a part that is locked stays, and what is known of none of its facts makes no other doubt', () => {
  const unknown: BuildComponents = { case: { id: 'mine', name: 'My case', price: 50, owned: true, specs: {} } };
  for (const budget of [2000, 3000, 4800]) {
    const answer = under({ budgetCents: 100 * budget, locked: unknown });
    expect(answer).toMatchObject({ kind: 'best', tier: 'unknown', parts: { case: [{ part: { id: 'mine' } }] } });
    if (answer.kind !== 'best') continue;
    // The case leaves rules unanswered. The rest is as sound as with any other: nothing warns, and nothing else is open.
    const { findings } = check(fromComponents(answer.parts));
    expect(findings.filter(({ verdict }) => verdict === 'warning')).toEqual([]);
  }
});
