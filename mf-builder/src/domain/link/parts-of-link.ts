import {
  partTypeInfo,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import type { SharedLine } from './read-link';

export type Resolved = { ok: true; components: BuildComponents } | { ok: false; message: string };

/** The build of a link's lines, with its parts as the catalogue has them now; a part that it does not have is named. */
export function resolveLines(
  lines: readonly SharedLine[],
  catalogue: (type: PartType) => readonly StoredPart[],
): Resolved {
  const chosen = new Map<PartType, PartQuantity[]>();
  for (const { type, id, quantity } of lines) {
    const part = catalogue(type).find((one) => one.id === id);
    if (!part)
      return {
        ok: false,
        message:
          `This link names a part that the catalogue does not have: ${partTypeInfo(type).label} number ` +
          `${id.slice(type.length)}. Reload the page, or ask for the link again.`,
      };
    chosen.set(type, [...(chosen.get(type) ?? []), { part, quantity }]);
  }
  return { ok: true, components: Object.fromEntries([...chosen].map(([type, parts]) => [type, simplest(parts)])) };
}

/** One part alone is stored as itself. */
export const simplest = (parts: readonly PartQuantity[]): StoredPart | readonly PartQuantity[] => {
  const [first] = parts;
  return first && parts.length === 1 && first.quantity === 1 ? first.part : parts;
};
