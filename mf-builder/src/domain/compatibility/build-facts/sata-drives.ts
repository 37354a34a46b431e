import { factOf, type Judge } from '../judge';
import type { CheckedBuild } from '../types';
import { count, drivesOf } from './drives';

/** Drives that take a SATA port or may do so. */
export const maybeSata = (build: CheckedBuild) =>
  drivesOf(build).filter(({ form, bus }) => form !== 'm2' && bus !== 'pcie');

/** Drives that take a SATA port and a SATA plug; an M.2 drive takes neither. What is not known is noted. */
export const sataDrives = (build: CheckedBuild, on: Judge | undefined): number => {
  const drives = maybeSata(build);
  for (const { part, form, bus } of drives) {
    if (bus === undefined) on?.missing(factOf(part, 'interface'));
    else if (form === undefined) on?.missing(factOf(part, 'form factor'));
  }
  return count(drives.filter(({ form, bus }) => form !== undefined && bus === 'sata'));
};
