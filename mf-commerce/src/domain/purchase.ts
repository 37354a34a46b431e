import { buildComponents, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import * as v from 'valibot';

/** What the visitor is about to buy, as another screen handed it over. */
export interface Purchase {
  /** The build's id; empty where it has none. */
  id: string;
  name: string;
  components: BuildComponents;
  /** As handed over, each once; some may not be accessories that exist. */
  accessoryIds: readonly string[];
}

export type ReadPurchase = { ok: true; purchase: Purchase } | { ok: false; message: string };

export const noData = 'No purchase data was provided';
export const noBuild = 'No build data was provided';
export const failed = 'Failed to load purchase data';

// A saved build, a preset and a shared one differ in what else they carry; prices and totals of theirs are not read at all.
const handedOver = v.looseObject({
  build: v.looseObject({ id: v.optional(v.string(), ''), name: v.string(), components: buildComponents }),
  accessoryIds: v.optional(v.array(v.string()), []),
});

/** Reads navigation state. Without anything, without a build, or unreadable, the answer is the message to show. */
export function readPurchase(state: unknown): ReadPurchase {
  if (state === null || state === undefined) return { ok: false, message: noData };
  if (typeof state === 'object' && (!('build' in state) || state.build === null || state.build === undefined))
    return { ok: false, message: noBuild };
  const read = v.safeParse(handedOver, state);
  // Quantities have no upper end, a price has to stay one that can be shown.
  if (!read.success || !Number.isSafeInteger(totalOf(read.output.build.components)))
    return { ok: false, message: failed };
  const { build, accessoryIds } = read.output;
  return {
    ok: true,
    purchase: {
      id: build.id,
      name: build.name.trim() || 'Unnamed build',
      components: build.components,
      accessoryIds: [...new Set(accessoryIds)],
    },
  };
}
