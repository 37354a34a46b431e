/** @jest-environment node */
import { fitting as whole, tower as box } from '../../../checks/fitting-build';
import { buildOf, type Short } from '../../../checks/rule-cases';
import { check } from '../compatibility/check';
import type { CheckedBuild } from '../compatibility/types';
import { fitView } from './fit-view';
import type { BoxShape, FitRule, FitShape, FitView } from './types';

const viewOf = (short: Short): FitView => {
  const build = buildOf(short);
  return fitView(build, check(build));
};

const limit = ({ limits }: FitView, rule: FitRule) => limits.find((one) => one.rule === rule);
const overlaps = ({ shapes }: FitView) => shapes.filter((shape) => shape.kind === 'overlap');
const boxes = (view: FitView): BoxShape[] => view.shapes.filter((shape): shape is BoxShape => shape.kind === 'box');
const numbersOf = (shape: FitShape): number[] =>
  Object.values(shape).filter((value: unknown) => typeof value === 'number');

const drawable = (view: FitView): void => {
  expect(view.shapes.flatMap(numbersOf).every(Number.isFinite)).toBe(true);
  for (const frame of [view.frames.side, view.frames.top]) {
    if (!frame) continue;
    expect(frame.w).toBeLessThanOrEqual(447 * 1.5 + 120);
    expect(frame.h).toBeLessThanOrEqual(469 * 1.5 + 120);
  }
  for (const item of view.bench) expect(Math.max(item.w, item.h)).toBeLessThanOrEqual(675);
  for (const { need, room } of view.measures.bars)
    expect(Math.max(need ?? 0, room ?? 0)).toBeLessThanOrEqual(view.measures.scale);
  expect(view.measures.scale).toBeLessThanOrEqual(1_500);
  const drawn = [view.measures, view.shapes, view.bench, view.notes, view.parts]
    .map((list) => JSON.stringify(list))
    .join(' ');
  expect(drawn).not.toMatch(/undefined|NaN|Infinity|\[object|null/);
};

const legible = (view: FitView): void => {
  drawable(view);
  expect(view.text.join(' ')).not.toMatch(/undefined|NaN|Infinity|\[object/);
};

test('a build that fits is drawn from both sides, with the room of each part and nothing hatched', () => {
  const view = viewOf(whole);
  expect(view.layout).toBe('tower');
  expect(overlaps(view)).toEqual([]);
  expect(view.notes.filter((note) => note.includes('beyond the view'))).toEqual([]);
  expect(limit(view, 'gpu-length')).toMatchObject({ verdict: 'pass', need: 300, room: 355, gap: 55, unit: 'mm' });
  expect(new Set(boxes(view).map(({ view: side, part }) => `${side} ${part ?? '-'}`))).toEqual(
    new Set([
      'side case',
      'side motherboard',
      'side -',
      'side cooling',
      'side gpu',
      'side psu',
      'top case',
      'top -',
      'top gpu',
      'top cooling',
      'top ram',
    ]),
  );
  legible(view);
});

test('a card that is too long is hatched from the room on, with both numbers, in words and in both views', () => {
  const view = viewOf({ ...whole, gpu: { ...whole.gpu, lengthMm: 359 } });
  expect(limit(view, 'gpu-length')).toMatchObject({ verdict: 'fail', need: 359, room: 355, gap: -4 });
  const over = overlaps(view).filter((shape) => shape.limit === 'gpu-length');
  expect(over.map((shape) => [shape.view, shape.x, shape.w, shape.text])).toEqual([
    ['side', 355, 4, '359 > 355'],
    ['top', 355, 4, '359 > 355'],
  ]);
  expect(view.text).toContain('Graphics card length: 359 mm card, 355 mm of room: 4 mm too long.');
});

test.each<[string, string, Short]>([
  [
    '158 > 155',
    'Cooler height: 158 mm cooler, 155 mm of room: 3 mm too high.',
    { ...whole, case: { ...box, coolerMaxMm: 155 } },
  ],
  [
    '420 > 360',
    'Radiator mount: 420 mm radiator, largest mount 360 mm: 60 mm too long.',
    { ...whole, cooling: { type: 'liquid', radiator: 420, thicknessMm: 38 } },
  ],
  [
    '44 > 40',
    'Memory under the cooler: 44 mm modules, 40 mm under the cooler: 4 mm too high.',
    { ...whole, ram: { heightMm: 44 } },
  ],
])('%s is hatched, and said in a sentence: %s', (hatched, sentence, short) => {
  const view = viewOf(short);
  expect([...overlaps(view).map(({ text }) => text), ...view.bench.map(({ over }) => over)]).toContain(hatched);
  expect(view.text).toContain(sentence);
});

test('a radiator that can only sit in front takes its thickness and its fans from the room for the card', () => {
  const view = viewOf({ ...whole, cooling: { type: 'liquid', radiator: 360, thicknessMm: 38 } });
  expect(limit(view, 'gpu-length')).toMatchObject({ verdict: 'fail', need: 300, room: 292, gap: -8 });
  expect(view.text).toContain(
    'Graphics card length: 300 mm card, 292 mm left of 355 mm behind the radiator in front: 8 mm too long.',
  );
  expect(limit(view, 'radiator')).toMatchObject({ verdict: 'pass', need: 360, room: 360, gap: 0 });
  expect(boxes(view).find(({ role }) => role === 'fans')).toMatchObject({ x: 292, w: 25, fans: 3 });
});

test('a radiator of usual thickness is drawn dashed, and the card that it leaves room for is not a pass', () => {
  const view = viewOf({ ...whole, gpu: { ...whole.gpu, lengthMm: 250 }, cooling: { type: 'liquid', radiator: 360 } });
  expect(limit(view, 'gpu-length')).toMatchObject({ verdict: 'unknown', need: 250, room: 303 });
  expect(limit(view, 'gpu-length')?.sentence).toMatch(/53 mm to spare, but not a pass\. The radiator thickness of/);
  expect(boxes(view).find(({ label }) => label === '360 radiator')).toMatchObject({ basis: 'unknown' });
});

test('what probably fits is called that, in its sentence and beside its bar, and no pass', () => {
  const build = buildOf(whole);
  const usual = (fact: string): CheckedBuild => ({
    ...build,
    gpu: build.gpu?.map((card) => ({ ...card, doubts: [fact], probable: [fact] })) ?? null,
  });
  const view = (fact: string): FitView => fitView(usual(fact), check(usual(fact)));
  expect(limit(view('lengthMm'), 'gpu-length')).toMatchObject({
    verdict: 'unknown',
    probably: true,
    sentence: expect.stringMatching(
      / to spare\. Probably fits: the length of gpu 1 is concluded from what is usual\.$/,
    ),
  });
  expect(limit(view('bracketSlots'), 'gpu-slots')?.sentence).not.toContain('not checked');
});

test('room by a stand-in is shown with its numbers and called not a pass', () => {
  const view = viewOf(whole);
  expect(limit(view, 'gpu-width')).toMatchObject({ verdict: 'unknown', need: 140, room: 170, gap: 30 });
  expect(limit(view, 'gpu-width')?.sentence).toContain('30 mm to spare, but not a pass.');
});

test('numbers that would say otherwise than the verdict are left out, and the finding speaks', () => {
  const build = buildOf(whole);
  const parts = [{ type: 'gpu' as const, name: 'gpu 1' }];
  for (const verdict of ['fail', 'warning'] as const) {
    const view = fitView(build, {
      verdict,
      findings: [{ rule: 'gpu-length', verdict, parts, message: 'It does not.' }],
    });
    expect(view.limits).toMatchObject([{ verdict, sentence: 'Graphics card length: It does not.' }]);
    expect(view.limits[0]).not.toHaveProperty('gap');
    expect(view.limits[0]).not.toHaveProperty('room');
    expect(overlaps(view)).toEqual([]);
  }
});

test('a rule that says nothing has no limit, and no shape leads to it', () => {
  const view = fitView(buildOf(whole), { verdict: 'pass', findings: [] });
  expect(view.limits).toEqual([]);
  expect(view.shapes.filter((shape) => 'limit' in shape)).toEqual([]);
  expect(view.parts.every(({ leadsTo }) => leadsTo === undefined)).toBe(true);
});

test('every part that can be focused has a name and leads to the worst of its limits', () => {
  const view = viewOf({ ...whole, gpu: { ...whole.gpu, lengthMm: 359 } });
  const card = view.parts.find(({ type }) => type === 'gpu');
  expect(card).toEqual({
    type: 'gpu',
    name: 'gpu 1',
    label: 'Graphics card, gpu 1, length 359 mm, thickness 2.5 slots (50.8 mm), height 120 mm',
    leadsTo: 'gpu-length',
  });
  for (const { part } of boxes(view)) if (part) expect(view.parts.map(({ type }) => type)).toContain(part);
});

test('of two cards the one with the least room is drawn, and a note says so', () => {
  const view = viewOf({ ...whole, gpu: [whole.gpu, { ...whole.gpu, lengthMm: 400 }] });
  expect(limit(view, 'gpu-length')).toMatchObject({ verdict: 'fail', need: 400, part: { name: 'gpu 2' } });
  expect(boxes(view).find(({ role, view: side }) => role === 'card' && side === 'side')).toMatchObject({ w: 400 });
  expect(view.notes.join(' ')).toContain('2 graphics cards are chosen');
});

test('what is not known is dashed, has an open edge and is named', () => {
  const view = viewOf({ ...whole, gpu: {}, cooling: { type: 'air' }, psu: { formFactor: 'ATX' } });
  const card = boxes(view).find(({ role, view: side }) => role === 'card' && side === 'side');
  expect(card).toMatchObject({ basis: 'unknown', open: 'right', sub: 'length ? × ? slots' });
  expect(boxes(view).find(({ part }) => part === 'psu')).toMatchObject({ basis: 'unknown', open: 'right' });
  for (const rule of ['gpu-length', 'gpu-slots', 'gpu-width', 'cooler-height', 'psu-length'] as const)
    expect(limit(view, rule)?.sentence).toContain('not checked. ');
  legible(view);
});

test.each<[string, Short, string]>([
  ['no case', { gpu: whole.gpu }, 'no case is chosen'],
  ['a case without measures', { ...whole, case: {} }, 'the size of case 1 is not known'],
  [
    'a riser',
    { ...whole, case: { ...box, features: ['riser cable included'] } },
    'the card sits on a riser cable, and no fact tells where',
  ],
  ['an upright board', { ...whole, case: { ...box, features: ['vertical layout'] } }, 'plugs upwards'],
  ['a flat board', { ...whole, case: { ...box, dimensions: [210, 250, 374] } }, 'lies flat'],
  [
    'a case of 10,000 mm',
    { ...whole, case: { ...box, dimensions: [10_000, 215, 447] } },
    '10,000 mm × 215 mm × 447 mm',
  ],
  ['a case of 1 mm', { ...whole, case: { ...box, dimensions: [469, 1, 447] } }, 'cannot be drawn'],
])('%s has no picture, says why, and keeps its measures', (_name, short, why) => {
  const view = viewOf(short);
  expect(view).toMatchObject({ layout: 'measures', shapes: [], frames: {} });
  expect(view.why).toContain(why);
  expect(view.text.join(' ')).toContain(why);
  if (short.case) expect(view.limits.length).toBeGreaterThan(4);
  legible(view);
});

test('a case without a size still has its limits with numbers', () => {
  const { dimensions: _none, ...rest } = box;
  const view = viewOf({ ...whole, case: rest });
  expect(limit(view, 'gpu-length')).toMatchObject({ verdict: 'pass', gap: 55 });
});

test.each([900, 10_000])('a card of %i mm is cut, and a note has its true length', (lengthMm) => {
  const view = viewOf({ ...whole, gpu: { ...whole.gpu, lengthMm } });
  const number = lengthMm.toLocaleString('en-US');
  expect(boxes(view).find(({ role }) => role === 'card')).toMatchObject({ clipped: true });
  expect(overlaps(view)[0]).toMatchObject({ text: `${number} > 355` });
  expect(view.notes.join(' ')).toContain(
    `Graphics card goes on beyond the view from the side: it measures ${number} mm`,
  );
  expect(limit(view, 'gpu-length')?.sentence).toContain(`${number} mm card`);
  legible(view);
});

test('rooms that are larger than their case are named as wrong', () => {
  const roomy = { gpuMaxMm: 10_000, coolerMaxMm: 10_000, psuMaxMm: 10_000 };
  const { notes } = viewOf({ ...whole, case: { ...box, ...roomy } });
  expect(notes.filter((note) => note.includes('one is wrong'))).toHaveLength(3);
});

test('measures that are no numbers are unknown in the drawing', () => {
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -5, 0]) {
    const gpu = { ...whole.gpu, lengthMm: odd, heightMm: odd, slots: odd };
    drawable(viewOf({ ...whole, gpu, psu: { formFactor: 'ATX', lengthMm: odd }, ram: { heightMm: odd } }));
    drawable(viewOf({ ...whole, case: { ...box, gpuMaxMm: odd, coolerMaxMm: odd, psuMaxMm: odd, slots: odd } }));
    const sized = viewOf({ ...whole, case: { ...box, dimensions: [odd, 215, 447] } });
    expect(sized.layout).toBe('measures');
    drawable(sized);
    drawable(viewOf({ ...whole, motherboard: { formFactor: 'ATX', memorySlots: odd } }));
  }
});

test('every clearance in mm is a bar on one scale, and a bar that is cut keeps its true numbers', () => {
  const { measures } = viewOf({ ...whole, gpu: { ...whole.gpu, lengthMm: 10_000 } });
  expect(measures.scale).toBe(532.5);
  expect(measures.bars.map(({ rule, text, clipped }) => [rule, text, clipped])).toEqual([
    ['gpu-length', '10,000 > 355', true],
    ['gpu-width', '140 ≤ 170 ?', false],
    ['cooler-height', '158 ≤ 170', false],
    ['psu-length', '160 ≤ 255', false],
    ['ram-cooler', '35 ≤ 40', false],
  ]);
});

test('nothing of a small board lies beyond its edge', () => {
  const view = viewOf({ ...whole, motherboard: { formFactor: 'Mini ITX', memorySlots: 2 } });
  const board = boxes(view).find(({ role }) => role === 'board');
  expect(board).toMatchObject({ w: 170, h: 170 });
  const memory = view.shapes.flatMap((shape) => (shape.kind === 'line' && shape.role === 'memory' ? [shape.x1] : []));
  expect(memory).toHaveLength(2);
  expect(Math.max(...memory)).toBeLessThan(170);
  expect(Math.min(...memory)).toBeGreaterThan((boxes(view).find(({ label }) => label === 'Cooler')?.x ?? 0) + 76);
});

test('what stands in for an unknown length never crosses a limit', () => {
  const small = { ...box, gpuMaxMm: 180, coolerMaxMm: 60, gpuHeightMaxMm: 90, psuMaxMm: 120 };
  const unknown = { ...whole, gpu: { slots: 2 }, cooling: { type: 'air' }, psu: { formFactor: 'ATX' } } satisfies Short;
  const view = viewOf({ ...unknown, case: small });
  expect(overlaps(view)).toEqual([]);
  const cards = boxes(view).filter(({ role }) => role === 'card');
  expect(cards.map(({ w, basis }) => [w, basis])).toEqual([
    [180, 'unknown'],
    [180, 'unknown'],
  ]);
  expect(cards[1]).toMatchObject({ h: 90 });
  expect(boxes(view).find(({ label, view: side }) => label === 'Cooler' && side === 'top')).toMatchObject({ h: 60 });
  expect(boxes(view).find(({ part }) => part === 'psu')).toMatchObject({ w: 120 });
  const [supply] = viewOf({ ...unknown, case: { ...small, dimensions: [210, 250, 374] } }).bench;
  expect(supply).toMatchObject({ part: 'psu', w: 120, limitMm: 120 });
  expect(supply).not.toHaveProperty('over');
});

test('a card with more slots than the case has is hatched below the last of them', () => {
  const view = viewOf({ ...whole, case: { ...box, slots: 2 } });
  expect(overlaps(view)).toMatchObject([{ limit: 'gpu-slots', need: 3, room: 2, text: '3 > 2', h: 20.32 }]);
});

test('beside the case a supply that is too long carries both numbers', () => {
  const view = viewOf({
    ...whole,
    psu: { formFactor: 'ATX', lengthMm: 300 },
    case: { ...box, features: ['dual chamber'] },
  });
  expect(view.bench).toMatchObject([{ part: 'psu', w: 300, limitMm: 255, over: '300 > 255' }]);
  expect(view.bench[0]?.sub).toContain('second chamber');
});

test('nine drives are eight drawn and one counted, beside two bays', () => {
  const view = viewOf({ ...whole, storage: { quantity: 9, facts: { formFactor: '3.5"' } } });
  expect(limit(view, 'drive-bays')).toMatchObject({ verdict: 'warning', need: 9, room: 2, gap: -7, unit: 'drives' });
  expect(limit(view, 'drive-bays')?.sentence).toBe(
    'Drive bays: 9 × 3.5-inch drive, 2 × 3.5-inch bay: 7 drives too many.',
  );
  expect(view.bench).toMatchObject([
    { part: 'storage', pieces: 8, more: 1, sub: '2 × 3.5-inch bay, 8 of 9 drawn', over: '9 > 2' },
  ]);
});

test('where the wide bays run out, the narrow drives beside them do not bear their numbers', () => {
  const drives = (formFactor: string) => ({ quantity: 9, facts: { formFactor } });
  const view = viewOf({ ...whole, case: { ...box, bays25: 12 }, storage: [drives('3.5"'), drives('2.5"')] });
  expect(view.bench.map(({ label, over }) => [label, over])).toEqual([
    ['9 × 3.5-inch drive', '9 > 2'],
    ['9 × 2.5-inch drive', undefined],
  ]);
});

test('an empty build has words and no shapes', () => {
  expect(viewOf({})).toMatchObject({ layout: 'measures', shapes: [], limits: [], bench: [], parts: [] });
});

test('a radiator that can sit elsewhere is not put under the card', () => {
  const radiators = [
    { position: 'bottom', sizesMm: [240] },
    { position: 'side', sizesMm: [240, 280] },
  ];
  const cooling = { type: 'liquid', radiator: 240, thicknessMm: 27 } as const;
  const view = viewOf({ ...whole, cooling, case: { ...box, radiators, layout: 'standard' } });
  expect(limit(view, 'radiator')?.sentence).toContain('a mount for 240 mm (side)');
  const low = viewOf({
    ...whole,
    cooling,
    case: { ...box, radiators: radiators.slice(0, 1), slots: 3, layout: 'standard' },
  });
  expect(limit(low, 'radiator')).toMatchObject({ verdict: 'unknown' });
  expect(limit(low, 'radiator')?.sentence).toContain('but not a pass. The room for 52 mm of radiator and fans under');
});
