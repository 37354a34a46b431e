import { count } from './build-facts/drives';
import { cabledDrives } from './build-facts/port-drives';
import { chosen } from './chosen-parts';
import { counted, fold } from './spelling';
import type { BuildCheck, CheckedBuild } from './types';

/** What has to be bought beside the parts of a build, in words, as far as the check knows. */
export const toBuy = (build: CheckedBuild, { findings }: BuildCheck): string[] => [
  ...findings.flatMap(({ buy }) => buy ?? []),
  ...dataCables(build),
];

/** A cable for each SATA drive, where none is chosen. Who owns a drive has its cable, and boards mostly bring some. */
function dataCables(build: CheckedBuild): string[] {
  if (chosen(build, 'cables').some(({ specs }) => fold(specs.kind ?? '') === 'sata')) return [];
  const drives = count(
    cabledDrives(build).filter(({ form, bus, part }) => form !== undefined && bus === 'sata' && !part.owned),
  );
  return drives > 0 ? [`${counted(drives, 'SATA data cable')}, unless the board brings enough`] : [];
}
