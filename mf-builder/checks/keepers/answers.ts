import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CatalogueType } from '../../src/catalogue/schema';

const answer = v.strictObject({
  value: v.unknown(),
  url: v.exactOptional(v.pipe(v.string(), v.url())),
  sure: v.exactOptional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(1))),
  note: v.exactOptional(v.string()),
});

const file = v.record(v.string(), v.strictObject({ name: v.string(), facts: v.record(v.string(), answer) }));

/** What a keeper wrote down of the parts of a type: by part, by fact. */
export type Answers = v.InferOutput<typeof file>;

export const keepers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export type Keeper = (typeof keepers)[number];

/** The answers of a keeper; undefined where that keeper was not asked about the type. */
const answersOf = (keeper: Keeper, type: CatalogueType): Answers | undefined => {
  const name = path.join(import.meta.dirname, keeper, `${type}.json`);
  return existsSync(name) ? v.parse(file, JSON.parse(readFileSync(name, 'utf8'))) : undefined;
};

export type AllAnswers = Readonly<Partial<Record<Keeper, Answers>>>;

/** What each keeper who was asked about a type says of it. */
export const allAnswers = (type: CatalogueType): AllAnswers =>
  Object.fromEntries(
    keepers.flatMap((keeper) => {
      const answers = answersOf(keeper, type);
      return answers ? [[keeper, answers] as const] : [];
    }),
  );

/** What a keeper says of one fact; undefined where it says nothing. */
export const factOf = (answers: Answers | undefined, part: string, fact: string): unknown =>
  answers?.[part]?.facts[fact]?.value;
