/** @jest-environment node */
import { check } from '../src/domain/compatibility/check';
import { worst } from '../src/domain/compatibility/check-summary';
import { rules } from '../src/domain/compatibility/rules';
import type { BuildCheck, CheckedBuild } from '../src/domain/compatibility/types';
import { fitView } from '../src/domain/fit-view/fit-view';
import { fitRules, type FitLimit, type FitView } from '../src/domain/fit-view/types';
import { factPaths, type FactPath } from './oracle/deletions';
import { generateBuild } from './oracle/generate';
import { rounds } from './rounds';

const builds = rounds({ full: 10_000, short: 300 });
const buildsWithNumbers = rounds({ full: 500, short: 8 });

/** What the check says of the rules that the fit view shows. */
const verdictsOf = ({ findings }: BuildCheck) =>
  fitRules.flatMap((rule) => {
    const finding = findings.find((one) => one.rule === rule);
    return finding ? [{ rule, verdict: finding.verdict }] : [];
  });

const contradicts = ({ verdict, need, room, gap, sentence, unit }: FitLimit): boolean => {
  if (gap === undefined) return / to spare| too (long|high|thick|wide|many)[.,]/.test(sentence);
  if (need === undefined || room === undefined || Math.abs(room - need - gap) > 0.06) return true;
  if (verdict === 'unknown') return gap < 0 || !sentence.includes('but not a pass. ');
  if (verdict === 'pass') return gap < 0 || !sentence.endsWith(' to spare.');
  return gap >= 0 || !/ too \w+\.$/.test(sentence) || unit === undefined;
};

const shownRules = rules.filter(({ id }) => fitRules.some((rule) => rule === id));

/** What the rules of the fit view say; the others change nothing in it. */
const checkShown = (build: CheckedBuild): BuildCheck => {
  const findings = shownRules.flatMap((rule) => rule.check(build) ?? []);
  return { verdict: worst(findings), findings };
};

/** Whether a drawing is at most one and a half times its case, and the measures around it. */
const isLegible = ({ frames, shapes }: FitView, view: 'side' | 'top'): boolean => {
  const box = shapes.find((shape) => shape.kind === 'box' && shape.role === 'case' && shape.view === view);
  const frame = frames[view];
  if (!frame || box?.kind !== 'box') return frame === undefined;
  return frame.w <= box.w * 1.5 + 120.2 && frame.h <= box.h * 1.5 + 120.2 && shapes.length < 80;
};

/** What is wrong with a view: nothing, as a rule. */
const wrongIn = (view: FitView, said: BuildCheck): string[] => {
  const numbers = view.shapes.flatMap((shape) =>
    Object.values(shape).filter((one: unknown) => typeof one === 'number'),
  );
  const overlaps = view.shapes.filter((shape) => shape.kind === 'overlap');
  const text = view.text.join(' ');
  const held = {
    'the verdicts of the check':
      JSON.stringify(view.limits.map(({ rule, verdict }) => ({ rule, verdict }))) === JSON.stringify(verdictsOf(said)),
    'numbers that say the same as the verdict': !view.limits.some(contradicts),
    'what is hatched is a limit with too little room': overlaps.every(({ limit, need, room }) =>
      view.limits.some((one) => one.rule === limit && one.need === need && one.room === room && (one.gap ?? 0) < 0),
    ),
    'finite numbers': numbers.every(Number.isFinite),
    'areas that can be seen': view.shapes.every((shape) => !('w' in shape) || (shape.w > 0 && shape.h > 0)),
    'frames that can be read': (['side', 'top'] as const).every((side) => isLegible(view, side)),
    'bars that can be read': view.measures.bars.every(
      ({ need, room }) => Math.max(need ?? 0, room ?? 0) <= Math.min(view.measures.scale, 1_500),
    ),
    'what lies beside the case can be read': view.bench.every(({ w, h }) => Math.max(w, h) <= 675),
    'texts without gaps': !/undefined|NaN|Infinity|\[object/.test(text),
    'a sentence for each limit': view.limits.every(({ sentence }) => view.text.includes(sentence)),
    'what leads somewhere': view.parts.every(
      ({ leadsTo }) => leadsTo === undefined || view.limits.some(({ rule }) => rule === leadsTo),
    ),
  };
  return Object.entries(held).flatMap(([name, holds]) => (holds ? [] : [name]));
};

const note = (line: string): void => void process.stdout.write(`${line}\n`);

test(`in ${builds} generated builds every limit has the verdict of the check, and nothing drawn says otherwise`, () => {
  const wrong: string[] = [];
  const counts = { limits: 0, numbers: 0, pictures: 0, short: 0, shortWithNumbers: 0 };
  for (let at = 1; at <= builds; at += 1) {
    const build = generateBuild(at);
    const said = check(build);
    const view = fitView(build, said);
    wrong.push(...wrongIn(view, said).map((what) => `seed ${at}: ${what}`));
    const lacking = view.limits.filter(({ verdict }) => verdict === 'fail' || verdict === 'warning');
    counts.limits += view.limits.length;
    counts.numbers += view.limits.filter(({ gap }) => gap !== undefined).length;
    counts.pictures += view.layout === 'tower' ? 1 : 0;
    counts.short += lacking.length;
    counts.shortWithNumbers += lacking.filter(({ gap }) => gap !== undefined).length;
  }
  note(
    `Fit view, seeds 1 to ${builds}: ${counts.limits} verdicts compared, ${counts.numbers} with both numbers; ` +
      `${counts.short} fails and warnings, ${counts.shortWithNumbers} with both numbers; ${counts.pictures} pictures.`,
  );
  expect(wrong).toEqual([]);
  expect(counts.pictures).toBeGreaterThan(builds / 2);
});

const numberAt = (build: CheckedBuild, path: FactPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value ? Reflect.get(value, key) : undefined),
    build,
  );

/** The build with one of its numbers changed. */
const withNumber = (build: CheckedBuild, path: FactPath, to: number): CheckedBuild => {
  const copy = structuredClone(build);
  const holder = numberAt(copy, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder === 'object' && holder && last !== undefined) Reflect.set(holder, last, to);
  return copy;
};

test(`one number of 10,000 in an own part is drawn to be read: each number of ${buildsWithNumbers} builds`, () => {
  const wrong: string[] = [];
  let views = 0;
  for (let at = 1; at <= buildsWithNumbers; at += 1) {
    const build = generateBuild(at);
    for (const path of factPaths(build)) {
      if (typeof numberAt(build, path) !== 'number') continue;
      const absurd = withNumber(build, path, 10_000);
      const said = checkShown(absurd);
      wrong.push(...wrongIn(fitView(absurd, said), said).map((what) => `seed ${at}, ${path.join('.')}: ${what}`));
      views += 1;
    }
  }
  note(`Fit view, one number of 10,000: ${views} views looked at.`);
  expect(wrong).toEqual([]);
});

/** Numbers of the first words of both values: '359 mm card' is 359. */
const valuesOf = (values: readonly [string, string] | undefined): number[] => (values ?? []).map(Number.parseFloat);

test(`the numbers of a fail are those of its finding, in ${builds} builds with one part of each type`, () => {
  const wrong: string[] = [];
  let compared = 0;
  for (let at = 1; at <= builds; at += 1) {
    const build = generateBuild(at);
    if (Object.values(build).some((parts) => (parts?.length ?? 0) > 1)) continue;
    const said = checkShown(build);
    for (const { rule, verdict, need, room, gap } of fitView(build, said).limits) {
      if (rule === 'radiator' || rule === 'drive-bays' || gap === undefined) continue;
      if (verdict !== 'fail' && verdict !== 'warning') continue;
      const values = valuesOf(said.findings.find((one) => one.rule === rule)?.values);
      compared += 1;
      if (need !== values[0] || room !== values[1])
        wrong.push(`seed ${at}: ${rule} ${need} ${room}, not ${values.join(' ')}`);
    }
  }
  note(`Fit view, numbers of fails and warnings compared with their findings: ${compared}.`);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});
