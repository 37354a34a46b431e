import { rm } from 'node:fs/promises';
import { buildRoom } from './folders';

/** The prepared store stays for the next run; the copies that variants were built in do not. */
export default async function globalTeardown(): Promise<void> {
  await rm(buildRoom, { recursive: true, force: true });
}
