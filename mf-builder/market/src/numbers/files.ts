import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { CatalogueType } from '../../../src/catalogue/schema';
import { type Numbers, type Seal, sealOf } from './list';

const folder = path.join(import.meta.dirname, '../../numbers');
const listFile = (type: CatalogueType): string => path.join(folder, `${type}.json`);
const sealsFile = path.join(folder, 'seals.json');

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const seal = v.strictObject({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), sha256: v.string() });
const seals = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(seal)));

const read = <S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> | undefined =>
  existsSync(file) ? v.parse(schema, readFileSync(file, 'utf8')) : undefined;

/** The numbers of a type; none before it has its first. */
export const readNumbers = (type: CatalogueType): Numbers => read(list, listFile(type)) ?? [];

/** Every seal, by type. */
export const readSeals = (): Readonly<Record<string, readonly Seal[]>> => read(seals, sealsFile) ?? {};

const write = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Writes a list that grew, and its new seal behind those it had. */
export const writeNumbers = (type: CatalogueType, ids: Numbers): void => {
  const all = readSeals();
  write(listFile(type), ids);
  write(sealsFile, { ...all, [type]: [...(all[type] ?? []), sealOf(ids)] });
};
