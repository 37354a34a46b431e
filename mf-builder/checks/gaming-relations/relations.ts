import { cpuAverages } from './cpu-averages';
import { cpuStatements } from './cpu-statements';
import { gpuAverages } from './gpu-averages';
import { gpuStatements } from './gpu-statements';
import type { Relation } from './relation';

export const relations: readonly Relation[] = [...gpuAverages, ...gpuStatements, ...cpuAverages, ...cpuStatements];

/** Chips of the catalogue of which no relation was found that meets the rules in the README. */
export const withoutRelation: readonly string[] = ['Ryzen 5 8600G'];
