import type { PartType, StoredPart } from '@rig4u/shared/builds';
import type * as v from 'valibot';
import { captureSpecs, networkCardSpecs, soundCardSpecs } from './schema/cards';
import { caseSpecs } from './schema/case';
import { caseFanSpecs } from './schema/case-fan';
import { coolingSpecs } from './schema/cooling';
import { cpuSpecs } from './schema/cpu';
import { gpuSpecs } from './schema/gpu';
import { monitorSpecs } from './schema/monitor';
import { motherboardSpecs } from './schema/motherboard';
import { cablesSpecs, controllerSpecs, osSpecs, upsSpecs } from './schema/others';
import { partOf } from './schema/part';
import {
  headsetSpecs,
  keyboardSpecs,
  microphoneSpecs,
  mouseSpecs,
  speakersSpecs,
  webcamSpecs,
} from './schema/peripherals';
import { psuSpecs } from './schema/psu';
import { ramSpecs } from './schema/ram';
import { storageSpecs } from './schema/storage';
import { thermalPasteSpecs } from './schema/thermal-paste';

/** The schema of each type's facts. */
export const specSchemas = {
  cpu: cpuSpecs,
  motherboard: motherboardSpecs,
  gpu: gpuSpecs,
  ram: ramSpecs,
  storage: storageSpecs,
  case: caseSpecs,
  psu: psuSpecs,
  cooling: coolingSpecs,
  caseFan: caseFanSpecs,
  thermalPaste: thermalPasteSpecs,
  monitor: monitorSpecs,
  keyboard: keyboardSpecs,
  mouse: mouseSpecs,
  headset: headsetSpecs,
  speakers: speakersSpecs,
  webcam: webcamSpecs,
  microphone: microphoneSpecs,
  networkCard: networkCardSpecs,
  soundCard: soundCardSpecs,
  cables: cablesSpecs,
  controller: controllerSpecs,
  ups: upsSpecs,
  capture: captureSpecs,
  os: osSpecs,
} satisfies Record<PartType, v.GenericSchema>;

/** What is known of a part of a type. */
export type Specs<T extends CatalogueType> = v.InferOutput<(typeof specSchemas)[T]>;

const schemas = {
  cpu: partOf('cpu', cpuSpecs),
  motherboard: partOf('motherboard', motherboardSpecs),
  gpu: partOf('gpu', gpuSpecs),
  ram: partOf('ram', ramSpecs),
  storage: partOf('storage', storageSpecs),
  case: partOf('case', caseSpecs),
  psu: partOf('psu', psuSpecs),
  cooling: partOf('cooling', coolingSpecs),
  caseFan: partOf('caseFan', caseFanSpecs),
  thermalPaste: partOf('thermalPaste', thermalPasteSpecs),
  monitor: partOf('monitor', monitorSpecs),
  keyboard: partOf('keyboard', keyboardSpecs),
  mouse: partOf('mouse', mouseSpecs),
  headset: partOf('headset', headsetSpecs),
  speakers: partOf('speakers', speakersSpecs),
  webcam: partOf('webcam', webcamSpecs),
  microphone: partOf('microphone', microphoneSpecs),
  networkCard: partOf('networkCard', networkCardSpecs),
  soundCard: partOf('soundCard', soundCardSpecs),
  cables: partOf('cables', cablesSpecs),
  controller: partOf('controller', controllerSpecs),
  ups: partOf('ups', upsSpecs),
  capture: partOf('capture', captureSpecs),
  os: partOf('os', osSpecs),
} satisfies Record<PartType, v.GenericSchema>;

type Parts = { [T in keyof typeof schemas]: v.InferOutput<(typeof schemas)[T]> };

/** The part types the built-in catalogue holds: all of them. */
export type CatalogueType = keyof Parts;

/** One part of a type; without a type, any part. */
export type Part<T extends CatalogueType = CatalogueType> = Parts[T];

/** A part as lists show it, of either shelf: one of the market has no price, and only the facts that are known. */
export type ListedPart<T extends CatalogueType = CatalogueType> = {
  [K in T]: Omit<Part<K>, 'priceDate' | 'specs'> & { priceDate?: string; specs: Partial<Specs<K>> } & Pick<
      StoredPart,
      'unpriced' | 'doubted' | 'derived' | 'imported'
    >;
}[T];

export const isCatalogueType = (name: unknown): name is CatalogueType =>
  typeof name === 'string' && Object.hasOwn(specSchemas, name);

/** Every type, in the order of the schemas. */
export const catalogueTypes: readonly CatalogueType[] = Object.keys(specSchemas).filter(isCatalogueType);

/** The schema of a part, by type. Facts are strict: one that is not in the schema is an error. */
export const partSchemas: { [T in CatalogueType]: v.GenericSchema<unknown, Parts[T]> } = schemas;
