import type { WholeTable } from '../../../src/catalogue/measured/measured-schema';
import { kindOf, mediansOfLines, type DeviceMedian, type Tally } from './medians-of-lines';
import type { Snapshot } from './open-snapshot';
import { scenes } from './result-of-line';

export interface SnapshotChoice {
  blender: string;
  /** The day, where the file's name does not say it. */
  asOf?: string | undefined;
}

interface PublishedMedians {
  source: Omit<WholeTable['source'], 'attribution'>;
  cpus: DeviceMedian[];
  gpus: DeviceMedian[];
}

/** A snapshot as a file of medians, so that it goes through the same guards as one. */
export async function publishedOf(
  { name, lines }: Snapshot,
  { blender, asOf = /^opendata-(\d{4}-\d\d-\d\d)/.exec(name)?.[1] }: SnapshotChoice,
): Promise<{ published: PublishedMedians; tally: Tally }> {
  if (asOf === undefined) throw new Error(`"${name}" does not say of which day it is: add --as-of 2026-10-03.`);
  const { medians, tally } = await mediansOfLines(lines, blender);
  const source = {
    name: 'Blender Open Data' as const,
    url: 'https://opendata.blender.org/',
    licence: 'CC0-1.0' as const,
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    asOf,
    blenderVersion: blender,
    scenes: [...scenes],
  };
  const of = (kind: 'cpu' | 'gpu'): DeviceMedian[] => medians.filter(({ backend }) => kindOf(backend) === kind);
  const [cpus, gpus] = [of('cpu'), of('gpu')];
  if (cpus.length === 0 || gpus.length === 0)
    throw new Error(
      `Blender ${blender} has ${cpus.length} processors and ${gpus.length} cards in it: take another --blender.`,
    );
  return { published: { source, cpus, gpus }, tally };
}
