import {
  partTypeInfo,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { readMarketId } from '../../catalogue/market/market-id';
import { withEntered } from '../parts/with-entered';
import type { SharedLine } from './read-link';

export type Resolved = { ok: true; components: BuildComponents } | { ok: false; message: string };

/**
 * The build of a link's lines, with its parts as `catalogue` (picks and market) has them now, with what was entered of them; a part that it does not have is named.
 * Of a part of the catalogue every fact was read and checked: what a link says was entered of it is not taken.
 */
export function resolveLines(
  lines: readonly SharedLine[],
  catalogue: (type: PartType) => readonly StoredPart[],
): Resolved {
  const chosen = new Map<PartType, PartQuantity[]>();
  for (const { type, id, quantity, entered } of lines) {
    const part = catalogue(type).find((one) => one.id === id);
    if (!part)
      return {
        ok: false,
        message: `This link names a part that ${placeOf(type, id)}. Reload the page, or ask for the link again.`,
      };
    chosen.set(type, [
      ...(chosen.get(type) ?? []),
      { part: entered && readMarketId(id) ? withEntered(part, entered) : part, quantity },
    ]);
  }
  return { ok: true, components: Object.fromEntries([...chosen].map(([type, parts]) => [type, simplest(parts)])) };
}

/** Where a part is missing: `the catalogue does not have: CPU number 57`. */
function placeOf(type: PartType, id: string): string {
  const { label } = partTypeInfo(type);
  const ofMarket = readMarketId(id);
  return ofMarket
    ? `is not among all parts: ${label} number ${ofMarket.n}`
    : `the catalogue does not have: ${label} number ${id.slice(type.length)}`;
}

/** One part alone is stored as itself. */
export const simplest = (parts: readonly PartQuantity[]): StoredPart | readonly PartQuantity[] => {
  const [first] = parts;
  return first && parts.length === 1 && first.quantity === 1 ? first.part : parts;
};
