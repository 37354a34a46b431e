import { requiredTypes, type StoredPart } from '@rig4u/shared/builds';
import { probablyFits, surelyFits } from '../../../checks/probably-fits';
import { check } from './check';
import { estimatedDraw } from './power-draw';
import { fromComponents } from './checked-build';
import { partFinding, typeGrade } from './part-verdict';
import { buildOf, times } from '../../../checks/rule-cases';
import { titleOf } from './check';
import { summarize, verdictText, worstFirst } from './check-summary';

const stored = (id: string, specs?: Record<string, unknown>): StoredPart => ({
  id,
  name: `Part ${id}`,
  price: 10,
  ...(specs && { specs }),
});

describe('a stored build', () => {
  test('facts are read one by one; one that cannot be read is unknown', () => {
    const build = fromComponents({
      cpu: stored('c', { socket: ' AM5 ', tdpW: 'many', igpu: null, foreign: 1 }),
      gpu: null,
      ram: [{ part: stored('r'), quantity: 2 }],
    });
    expect(build).toEqual({
      cpu: [{ type: 'cpu', id: 'c', name: 'Part c', quantity: 1, specs: { socket: 'AM5', igpu: null } }],
      ram: [{ type: 'ram', id: 'r', name: 'Part r', quantity: 2, specs: {} }],
    });
  });

  test('no graphics card and no cooler mean none wanted once the required parts are chosen', () => {
    const required = Object.fromEntries(requiredTypes.map((type) => [type, stored(type)]));
    expect(fromComponents({ ...required, gpu: null })).toMatchObject({ gpu: null, cooling: null });
    expect(fromComponents({ ...required, gpu: stored('g') }).gpu).toHaveLength(1);
    expect(fromComponents({ ...required, psu: null })).not.toHaveProperty('cooling');
  });
});

describe('the draw', () => {
  test('a line per part, quantities counted, and the rest', () => {
    expect(estimatedDraw(buildOf({ cpu: { maxPowerW: 162, tdpW: 120 }, gpu: times(2, { tdpW: 250 }) }))).toMatchObject({
      watts: 737,
      atLeast: false,
      lines: [{ label: 'cpu 1', watts: 162 }, { label: '2 × gpu 1', watts: 500 }, { watts: 75 }],
    });
  });

  test('a lower bound says so', () => {
    expect(estimatedDraw(buildOf({ cpu: { tdpW: 65 } }))).toMatchObject({ watts: 140, atLeast: true });
    expect(estimatedDraw(buildOf({ cpu: { maxPowerW: 65 }, gpu: {} }))).toMatchObject({
      watts: 140,
      atLeast: true,
      lines: [{}, { watts: undefined, basis: 'not known' }, {}],
    });
    expect(estimatedDraw({}).lines).toEqual([]);
  });
});

describe('the summary', () => {
  const result = check(
    buildOf({
      cpu: { socket: 'AM5', unlocked: false },
      motherboard: { socket: 'AM4', wifi: null },
      ram: { modules: 1 },
    }),
  );

  test('counts in a line, fails first', () => {
    const { passed, warnings, fails, unknowns, text } = summarize(result);
    expect({ fails, warnings }).toEqual({ fails: 1, warnings: 1 });
    expect(passed + unknowns + 2).toBe(result.findings.length);
    expect(text).toBe(`1 fail, ${passed} checks passed, 1 warning, ${unknowns} not checkable`);
    expect(verdictText(result)).toBe('1 part does not fit');
    expect(summarize({ verdict: 'pass', findings: [] }).text).toBe('0 checks passed');
    expect(verdictText({ verdict: 'pass', findings: [] })).toBe('not checked');
  });

  const usual = check(fromComponents(probablyFits));

  test('what probably fits is counted apart and marks its type', () => {
    const { passed, unknowns, probable, unchecked, text } = summarize(usual);
    expect({ unknowns, probable, unchecked }).toEqual({ unknowns: 1, probable: 1, unchecked: 0 });
    expect(text).toBe(`${passed} checks passed, 1 probably fits`);
    expect(typeGrade(usual, 'gpu')).toBe('probably');
  });

  test('it stands after what is not known, which marks the type', () => {
    const { specs, ...card } = probablyFits.gpu;
    const { lengthMm: _unsaid, ...others } = specs;
    const found = check(fromComponents({ ...probablyFits, gpu: { ...card, specs: others } }));
    const open = worstFirst(found.findings).filter(({ verdict }) => verdict === 'unknown');
    expect(open.map(({ rule, probably }) => [rule, probably])).toEqual([
      ['gpu-length', undefined],
      ['gpu-slots', true],
    ]);
    expect(summarize(found).text).toMatch(/, 1 probably fits, 1 not checkable$/);
    expect(typeGrade(found, 'gpu')).toBe('unknown');
  });

  test('a whole check probably fits where nothing else is open and it speaks of all parts', () => {
    expect(usual).toMatchObject({ verdict: 'unknown', probably: true });
    expect(check(fromComponents(surelyFits))).toMatchObject({ verdict: 'pass' });
    const named = { ...probablyFits, mouse: { id: 'm', name: 'Mouse', price: 1 } };
    expect(check(fromComponents(named))).toMatchObject({ verdict: 'unknown', speaksOf: { known: 2, all: 3 } });
    expect(check(fromComponents(named))).not.toHaveProperty('probably');
  });

  test('worst first, else in the order of the table', () => {
    const verdicts = worstFirst(result.findings).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(
      [...verdicts].toSorted(
        (a, b) => ['fail', 'warning', 'unknown', 'pass'].indexOf(a) - ['fail', 'warning', 'unknown', 'pass'].indexOf(b),
      ),
    );
    expect(result.verdict).toBe('fail');
  });

  test('marks of rows', () => {
    expect(partFinding(result, 'ram', { id: 'ram1', name: 'x' })?.rule).toBe('ram-channels');
    expect(typeGrade(result, 'psu')).toBeUndefined();
    // The first part that the fail names; the other is named in the finding.
    expect([typeGrade(result, 'cpu'), typeGrade(result, 'motherboard')]).toContain('fail');
    expect([typeGrade(result, 'cpu'), typeGrade(result, 'motherboard')]).not.toEqual(['fail', 'fail']);
    expect(titleOf('cpu-socket')).toBe('CPU socket');
  });
});

test('what is not known is one thing or many', () => {
  const said = (build: Parameters<typeof buildOf>[0], rule: string) =>
    check(buildOf(build)).findings.find((one) => one.rule === rule)?.message;
  expect(said({ gpu: { heightMm: 120 }, case: { gpuHeightMaxMm: 140 } }, 'gpu-width')).toMatch(
    /^The power plugs of .+ are not known\.$/,
  );
  expect(said({ cpu: {}, motherboard: {} }, 'board-output')).toMatch(/^The integrated graphics of .+ are not known\.$/);
  expect(said({ gpu: { power: { p6: 0, p8: 0, p16: 0 } }, case: { gpuHeightMaxMm: 140 } }, 'gpu-width')).toMatch(
    /^The height of .+ is not known\.$/,
  );
  expect(said({ ram: {}, motherboard: { memorySlots: 4 } }, 'ram-slots')).toMatch(
    /^The number of modules of .+ is not known\.$/,
  );
});

test('one fan, one mount and one supplied fan are said as one', () => {
  const said = (sizeMm: number, mounts: number, fansIncluded: number) =>
    check(
      fromComponents({
        caseFan: stored('f', { sizeMm, qty: 1 }),
        case: stored('c', { fansIncluded, fanMounts: [{ position: 'front', sizeMm: 120, count: mounts }] }),
      }),
    ).findings.find(({ rule }) => rule === 'fan-mounts')?.message;
  expect(said(140, 1, 0)).toBe('The chosen fans do not all fit Part c: 1 fan of 140 mm, 0 mounts of 140 mm.');
  expect(said(120, 2, 2)).toBe(
    'Part c has no room for all its own fans beside the chosen ones: 2 supplied fans, 1 mount left. Take out 1 supplied fan.',
  );
});
