import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';

/** Where a build service listens, and the file that has what it printed. Only the user who started it may ask it. */
export interface Place {
  socket: string;
  log: string;
}

/** The services of this repository: two parts are built at a time. */
export const placeOf = (worker: 1 | 2): Place => placeIn(join(root, '.rig4u'), `build-service-${worker}`);

export const placeIn = (folder: string, name: string): Place => ({
  socket: process.platform === 'win32' ? pipe(join(folder, name)) : join(folder, `${name}.sock`),
  log: join(folder, `${name}.log`),
});

/** Windows has one list of names for all pipes. */
const pipe = (name: string): string => `\\\\.\\pipe\\${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
