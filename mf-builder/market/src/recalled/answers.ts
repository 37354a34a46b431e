import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CatalogueType } from '../../../src/catalogue/schema';

const folder = path.join(import.meta.dirname, '../../keepers');

const answer = v.strictObject({
  value: v.unknown(),
  sure: v.pipe(v.number(), v.minValue(0.5), v.maxValue(1)),
  url: v.exactOptional(v.pipe(v.string(), v.url())),
  note: v.exactOptional(v.string()),
});
const answers = v.record(v.string(), answer);
const file = v.record(
  v.string(),
  v.strictObject({ facts: v.exactOptional(answers), records: v.exactOptional(v.record(v.string(), answers)) }),
);
/** Of each type the models that keepers were asked about, with the ids of the records that are of them. */
const models = v.record(v.string(), v.record(v.string(), v.array(v.string())));

/** What one keeper states of one record: by fact. */
export type Stated = Readonly<Record<string, unknown>>;

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/**
 * What each keeper states of each record of a type, by the record's id. Facts of a model count for all of its records, those of a record before them.
 * @throws ValiError where a file is not what a keeper was asked for.
 */
export const readAnswers = (type: CatalogueType): ReadonlyMap<string, readonly Stated[]> => {
  const said = ['m', 'n', 'o', 'p', 'q', 'r', 's', 't']
    .map((keeper) => `${keeper}/${type}.json`)
    .filter((name) => existsSync(path.join(folder, name)))
    .map((name) => v.parse(file, read(name)));
  const asked = v.parse(models, read('models.json'))[type] ?? {};
  return new Map(
    Object.entries(asked).flatMap(([model, ids]) =>
      ids.map(
        (id) => [id, said.map((one) => valuesOf({ ...one[model]?.facts, ...one[model]?.records?.[id] }))] as const,
      ),
    ),
  );
};

const valuesOf = (facts: v.InferOutput<typeof answers>): Stated =>
  Object.fromEntries(Object.entries(facts).map(([fact, { value }]) => [fact, value]));
