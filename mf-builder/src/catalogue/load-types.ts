import { isPartType, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { readMarketId } from './market/market-id';
import { nextTask } from './next-task';
import { loadRetired } from './retired';
import type { Part } from './schema';
import { builtIn } from './source';

/** The catalogue's parts of a type; an empty list for a type that was not asked for. */
export type PartsOf = (type: PartType) => readonly Part[];

/** The catalogue's parts of several types. Rejects when a type cannot be loaded; may then be called again. */
export async function loadTypes(types: readonly PartType[]): Promise<PartsOf> {
  const lists = new Map<PartType, readonly Part[]>(
    await Promise.all(
      types.map(async (type, at) => {
        // Each asks for a few scripts, which takes a slow phone 15 ms: not all of them in one task.
        if (at > 0) await nextTask();
        return [type, await builtIn.load(type)] as const;
      }),
    ),
  );
  return (type) => lists.get(type) ?? [];
}

/** Every part of a type that somebody may own: those that are listed, then those that were. */
export async function loadEver(type: PartType): Promise<readonly Part[]> {
  const [listed, retired] = await Promise.all([loadTypes([type]), loadRetired()]);
  return [...listed(type), ...retired.filter((part) => part.type === type)];
}

/** The type that a part of the catalogue has by its id; undefined for a part that it never had. */
export const typeOfId = (id: string): PartType | undefined => {
  const name = id.replace(/\d+$/, '');
  return name !== id && isPartType(name) ? name : undefined;
};

const typesOf = (ids: readonly string[]): PartType[] => [...new Set(ids.flatMap((id) => typeOfId(id) ?? []))];

/** Parts by type, as builds keep them; an empty list for a type of which none was named. */
export type NamedParts = (type: PartType) => readonly StoredPart[];

/** The parts of the types that these ids are of: the listed ones, those of the ids that are no longer listed, and those of the market. */
export async function loadByIds(ids: readonly string[]): Promise<NamedParts> {
  const types = typesOf(ids);
  const [listed, market] = await Promise.all([loadTypes(types), loadOfMarket(ids.filter(readMarketId))]);
  const known = new Set(types.flatMap((type) => listed(type).map(({ id }) => id)));
  const missing = ids.filter((id) => typeOfId(id) && !known.has(id));
  if (missing.length + market.length === 0) return listed;
  const retired = missing.length === 0 ? [] : (await loadRetired()).filter(({ id }) => missing.includes(id));
  return (type) => [...listed(type), ...[...retired, ...market].filter((part) => part.type === type)];
}

async function loadOfMarket(ids: readonly string[]): Promise<readonly StoredPart[]> {
  if (ids.length === 0) return [];
  // Who names no part of the market has nothing of it.
  const { loadNamed } = await patiently(() => import(/* webpackChunkName: "market" */ './market/named-parts'));
  return loadNamed(ids);
}
