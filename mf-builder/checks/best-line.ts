import { chosenOf, partTypeNames, type BuildComponents } from '@rig4u/shared/builds';
import * as v from 'valibot';
import {
  bestBuild,
  caseSizes,
  rangeFor,
  resolutions,
  shelfOf,
  stepName,
  type Conditions,
  type FoundBuild,
} from '../src/domain/best-build';
import { useCases } from '../src/domain/recommendation';
import { shelfFromFiles } from './composing/shelf';
import { answerTo, Malformed, type LineAnswer } from './json-line';
import { lockedParts } from './locked-parts';

const shelf = shelfOf(shelfFromFiles());

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const fields = {
  use: v.picklist(useCases, `use must be one of ${useCases.join(', ')}`),
  budget: v.pipe(v.number('budget must be a number of US dollars'), v.finite(), v.minValue(0)),
  resolution: v.optional(v.picklist(resolutions, `resolution must be one of ${resolutions.join(', ')}`), '1440p'),
  exclude: v.optional(v.array(v.string(), 'exclude must be a list of ids'), []),
  size: v.exactOptional(v.picklist(caseSizes, `size must be one of ${caseSizes.join(', ')}`)),
  colour: v.exactOptional(v.picklist(['black', 'white'], 'colour must be black or white')),
  noLight: v.optional(v.boolean('noLight must be true or false'), false),
  quiet: v.optional(v.boolean('quiet must be true or false'), false),
  wifi: v.optional(v.boolean('wifi must be true or false'), true),
  without: v.optional(v.array(v.string(), 'without must be a list of steps'), []),
  least: v.optional(
    v.object(
      { memoryGB: v.exactOptional(amount), storageGB: v.exactOptional(amount) },
      'least must be an object like {"memoryGB": 32, "storageGB": 2000}',
    ),
    {},
  ),
};
// Both have to be there: a line without one is answered like one with a wrong one.
const lineSchema = v.looseObject(fields);

function conditionsOf(line: Record<string, unknown>, notes: string[]): Conditions {
  const read = v.safeParse(lineSchema, { use: null, budget: null, ...line });
  if (!read.success) throw new Malformed(read.issues[0].message);
  const { use, budget, resolution, exclude, least, size, colour, noLight, quiet, wifi, without } = read.output;
  return {
    use,
    resolution,
    budgetCents: Math.round(budget * 100),
    locked: lockedParts(line['locked'] ?? {}, 'locked', notes),
    excluded: exclude,
    least,
    noLight,
    quiet,
    noWifi: !wifi,
    withoutSteps: without,
    ...(size !== undefined && { size }),
    ...(colour !== undefined && { colour }),
  };
}

const idsOf = (parts: BuildComponents): Record<string, string | string[]> =>
  Object.fromEntries(
    partTypeNames.flatMap((type) => {
      const ids = chosenOf(parts, type).flatMap(({ part, quantity }) =>
        Array.from({ length: quantity }, () => part.id),
      );
      const [first, ...more] = ids;
      return first === undefined ? [] : [[type, more.length > 0 ? ids : first]];
    }),
  );

const answerFor = ({ use, resolution }: Conditions, { parts, totalCents, value, dropped }: FoundBuild) => ({
  parts: idsOf(parts),
  total: totalCents / 100,
  estimate: rangeFor(use, parts, resolution) ?? null,
  worth: value,
  ...(dropped.length > 0 && { givenUp: dropped.map((id) => ({ id, what: stepName(id) })) }),
});

function answerOf(line: Record<string, unknown>): object {
  const notes: string[] = [];
  const conditions = conditionsOf(line, notes);
  const start = performance.now();
  const answer = bestBuild(shelf, conditions);
  const ms = Math.round(10 * (performance.now() - start)) / 10;
  const said = notes.length > 0 ? { notes } : {};
  if (answer.kind === 'best')
    return {
      ...answerFor(conditions, answer),
      ...(answer.spent.length > 0 && {
        spent: answer.spent.map(({ id, cents }) => ({ id, what: stepName(id), cost: cents / 100 })),
      }),
      left: (conditions.budgetCents - answer.totalCents) / 100,
      verdict: answer.tier,
      proven: answer.proven,
      ms,
      ...said,
    };
  return {
    infeasible: true,
    least: answer.least ? answerFor(conditions, answer.least) : null,
    ...(answer.missing.length > 0 && { missing: answer.missing }),
    ...(answer.failing.length > 0 && { failing: answer.failing }),
    proven: answer.proven,
    ms,
    ...said,
  };
}

/** Answers one line of `best-build`; its help says what is read and written. `number` counts lines from 1. Never throws for a bad line. */
export const bestLine = (text: string, number: number): LineAnswer =>
  answerTo(text, number, '{"id": "1", "use": "gaming", "budget": 1500}', answerOf);
