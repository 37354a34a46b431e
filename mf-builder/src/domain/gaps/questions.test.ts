/** @jest-environment node */
import { chosenOf, partTypeNames, type BuildComponents, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { loadByIds } from '../../catalogue/load-types';
import type { Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { fieldsOf } from '../own-parts/fields';
import { readForm, valuesOf } from '../own-parts/form';
import { loadPresets } from '../presets';
import { enterText, followText, questionText } from './question-texts';
import { questionsOf } from './questions';

const lists = new Map<PartType, readonly Part[]>();
beforeAll(async () => {
  for (const type of partTypeNames) lists.set(type, await builtIn.load(type));
});
const catalogue = (type: PartType) => lists.get(type) ?? [];
const checkOf = (build: BuildComponents) => check(fromComponents(build));
const unknowns = (build: BuildComponents) =>
  checkOf(build).findings.flatMap(({ rule, verdict }) => (verdict === 'unknown' ? [rule] : []));
const asked = (build: BuildComponents, others = catalogue) => questionsOf(build, checkOf(build), others);

/** A build of the catalogue in which one part is a name only. */
const named = (build: BuildComponents, type: PartType): BuildComponents => {
  const [line] = chosenOf(build, type);
  return line ? { ...build, [type]: { ...line.part, id: 'own-1', specs: {} } } : build;
};

test('what is promised follows: of the checks that are said to follow at least 98 of 100 are made with the true facts', async () => {
  let promised = 0;
  let kept = 0;
  let facts = 0;
  for (const { parts } of await loadPresets())
    for (const type of ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu'] as const) {
      const [line] = chosenOf(parts, type);
      if (!line) continue;
      const build = named(parts, type);
      // Why not its own facts: the rules are tried with those of other parts.
      const [first] = asked(build, (of) => catalogue(of).filter(({ id }) => id !== line.part.id));
      if (!first) continue;
      const answers = valuesOf(type, line.part);
      const questions = fieldsOf(type).checked.filter(({ key }) => first.facts.includes(key));
      const ids = questions.flatMap((fact) => fact.questions.map(({ id }) => id));
      const told = Object.fromEntries([...ids, 'part.name', 'part.price'].map((id) => [id, answers[id] ?? '']));
      const read = readForm(type, told, 'own-1');
      if (!read.ok) throw new Error(JSON.stringify(read.errors));
      const after = new Set(unknowns({ ...build, [type]: read.part }));
      promised += first.follow.length;
      kept += first.follow.filter((rule) => !after.has(rule)).length;
      facts += first.facts.length;
    }
  expect(promised).toBeGreaterThan(facts);
  expect(kept / promised).toBeGreaterThan(0.98);
});

test('of each part of the market that lacks facts they are asked, most checks first; of a part of the catalogue none', async () => {
  const ids = ['cpu3', 'motherboard~100', 'gpu~123', 'ram2', 'storage4', 'case~3747', 'psu~9'];
  const of = await loadByIds(ids);
  const parts = partTypeNames.flatMap((type) => of(type).filter(({ id }) => ids.includes(id)));
  const build = Object.fromEntries(parts.map((part) => [part.type ?? '', part]));
  const questions = asked(build);
  expect(questions.map(({ part }) => part.id)).toEqual(['motherboard~100', 'case~3747', 'gpu~123']);
  const counts = questions.map(({ follow }) => follow.length);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  for (const { facts } of questions) expect(facts.length).toBeLessThanOrEqual(3);
  expect(unknowns(build)).toEqual(expect.arrayContaining(questions.flatMap(({ follow }) => [...follow])));
});

test('a fact that may be wrong is asked, and answered it may be wrong no more', () => {
  const [board, cpu] = [catalogue('motherboard')[0], catalogue('cpu')[0]];
  if (!board || !cpu) throw new Error('no parts');
  const doubtful: StoredPart = { ...board, id: 'motherboard~1', doubted: ['socket'] };
  const [first] = asked({ cpu, motherboard: doubtful });
  expect(first).toMatchObject({ facts: ['socket'], follow: ['cpu-socket'] });
});

test('where a check needs a fact of two parts, it follows with both', () => {
  const own = (type: PartType): StoredPart => ({ id: `own-${type}`, name: type, price: 0, type, specs: {} });
  const both = asked({ cpu: own('cpu'), motherboard: own('motherboard') });
  expect(both.length).toBe(2);
  for (const one of both) expect(one.followWithOthers).toBeGreaterThan(0);
});

test('a build of the catalogue asks for nothing', async () => {
  for (const { parts } of await loadPresets()) expect(asked(parts)).toEqual([]);
});

const three = { type: 'motherboard', facts: ['socket', 'memorySlots', 'm2'] } as const;

test('the questions are a sentence', () => {
  expect(questionText({ ...three, follow: ['cpu-socket', 'm2-slots'], followWithOthers: 1 })).toBe(
    'Socket, memory slots and M.2 slots: enter 3 facts, 2 checks follow. 1 more follows once facts of other parts are known, too.',
  );
  expect(questionText({ ...three, facts: ['socket'], follow: ['cpu-socket'], followWithOthers: 0 })).toBe(
    'Socket: enter 1 fact, 1 check follows.',
  );
  expect(questionText({ ...three, facts: ['m2'], follow: [], followWithOthers: 2 })).toBe(
    'M.2 slots: enter 1 fact, 2 checks follow once facts of other parts are known, too.',
  );
  expect(enterText(three.facts)).toBe('Enter 3 facts');
  expect(followText({ ...three, follow: ['cpu-socket', 'ram-type'], followWithOthers: 0 })).toBe(
    'Then checked: CPU socket, memory type.',
  );
});
