import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredPart } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { wholeSchema } from '../../src/catalogue/measured/measured-schema';

const root = path.join(import.meta.dirname, '../..');
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const facts = v.record(v.string(), v.record(v.string(), v.union([v.string(), v.number()])));

/** Facts of chips from OpenDB, which the models are fitted to; `estimates:facts <folder>` writes them. */
export const factsSchema = v.strictObject({ source: v.record(v.string(), v.string()), cpu: facts, gpu: facts });

export const factsFile = path.join(root, 'checks/estimates/chip-facts.json');

export const chipFacts = (): v.InferOutput<typeof factsSchema> =>
  v.parse(factsSchema, json('checks/estimates/chip-facts.json'));

export const wholeTable = (): v.InferOutput<typeof wholeSchema> =>
  v.parse(wholeSchema, json('src/catalogue/measured/blender.json'));

/** A measured chip as a part, with the facts that a model may use. */
export interface MeasuredPart {
  part: StoredPart;
  median: number;
  n: number;
}

const partOf = (chip: string, specs: Readonly<Record<string, string | number>>): StoredPart => ({
  id: `measured ${chip}`,
  name: chip,
  price: 0,
  specs,
});

/** A chip of the facts as a part, measured or not. */
export function partOfChip(kind: 'cpu' | 'gpu', chip: string): StoredPart | undefined {
  const specs = chipFacts()[kind][chip];
  return specs && partOf(chip, specs);
}

/** The measured processors whose facts are known: cores, threads and clocks. */
export function measuredProcessors(): MeasuredPart[] {
  const { cpu } = chipFacts();
  return Object.entries(wholeTable().cpu).flatMap(([chip, [median, n]]) => {
    const specs = cpu[chip];
    return specs && ['cores', 'threads', 'speed', 'baseGHz', 'arch'].every((fact) => fact in specs)
      ? [{ part: partOf(chip, specs), median, n }]
      : [];
  });
}

/** The measured cards of a backend whose facts are known: shaders and clock. */
export function measuredCards(of: string): MeasuredPart[] {
  const { gpu } = chipFacts();
  return Object.entries(wholeTable().gpu).flatMap(([chip, [median, n, backend]]) => {
    const specs = gpu[chip];
    return backend === of && specs && 'shaders' in specs && 'boostMHz' in specs
      ? [{ part: partOf(chip, specs), median, n }]
      : [];
  });
}
