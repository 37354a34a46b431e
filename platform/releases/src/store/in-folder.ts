import { Refusal } from '@rig4u/kernel';
import type { Store } from './store';

/** The folder of a store, for what only folders need. Throws a Refusal where the store is none. */
export function inFolder({ folder, name }: Store, command: string): string {
  if (folder !== undefined) return folder;
  throw new Refusal(`rig4u ${command} is for a store in a folder, and ${name} is none.`);
}
