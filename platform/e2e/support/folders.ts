import path from 'node:path';
import { testStore } from '@rig4u/kernel';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { entrancesOf } from '@rig4u/workspace/derived-lists';
import { remotesOf } from '@rig4u/workspace/parts';
import { parts } from '@rig4u/workspace/this-repository';

export const root = path.resolve(import.meta.dirname, '../../..');
/** A store with the product's releases, kept between runs; every test works on a copy. */
export const preparedStore = process.env['RIG4U_STORE'] ?? testStore;
export const buildRoom = path.join(root, '.rig4u/e2e-build');

/** Ways in which the fixture remote fails once it runs, or asks for too much. */
export type Fault = 'load' | 'render' | 'effect' | 'needs' | 'shared';
export const faultVersionsFile = (store: string): string => path.join(store, 'fault-versions.json');
/** Every remote of the workspace. */
export const remotes = remotesOf(parts);

/** For each remote that visitors are led to the address of its first link. To the account the host's own header leads. */
const entrances = entrancesOf(declaredParts, ['/account']);
export const linkedRemotes = [...entrances.keys()];

export function entranceOf(remote: string): string {
  const entrance = entrances.get(remote);
  if (entrance === undefined) throw new Error(`No link leads visitors to ${remote}`);
  return entrance;
}
