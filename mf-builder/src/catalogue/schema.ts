import type * as v from 'valibot';
import { caseSpecs } from './schema/case';
import { cpuSpecs } from './schema/cpu';
import { gpuSpecs } from './schema/gpu';
import { motherboardSpecs } from './schema/motherboard';
import { partOf } from './schema/part';
import { psuSpecs } from './schema/psu';
import { ramSpecs } from './schema/ram';
import { storageSpecs } from './schema/storage';

const schemas = {
  cpu: partOf('cpu', cpuSpecs),
  motherboard: partOf('motherboard', motherboardSpecs),
  gpu: partOf('gpu', gpuSpecs),
  ram: partOf('ram', ramSpecs),
  storage: partOf('storage', storageSpecs),
  case: partOf('case', caseSpecs),
  psu: partOf('psu', psuSpecs),
};

type Parts = { [T in keyof typeof schemas]: v.InferOutput<(typeof schemas)[T]> };

/** The part types the built-in catalogue holds. */
export type CatalogueType = keyof Parts;

/** One part of a type; without a type, any part. */
export type Part<T extends CatalogueType = CatalogueType> = Parts[T];

/** The schema of a part, by type. Facts are strict: one that is not in the schema is an error. */
export const partSchemas: { [T in CatalogueType]: v.GenericSchema<unknown, Parts[T]> } = schemas;
