import type { PartType } from '@rig4u/shared/builds';
import type { Part } from './schema';
import { builtIn } from './source';

/** The catalogue's parts of a type; an empty list for a type that was not asked for. */
export type PartsOf = (type: PartType) => readonly Part[];

/** The catalogue's parts of several types. Rejects when a type cannot be loaded; may then be called again. */
export async function loadTypes(types: readonly PartType[]): Promise<PartsOf> {
  const lists = new Map<PartType, readonly Part[]>(
    await Promise.all(types.map(async (type) => [type, await builtIn.load(type)] as const)),
  );
  return (type) => lists.get(type) ?? [];
}
