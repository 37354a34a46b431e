import { purchaseHandOff, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import * as v from 'valibot';

/** What the visitor is about to buy, as another screen handed it over in navigation state. */
export interface Purchase {
  /** The id of the build; empty if it has none. */
  id: string;
  name: string;
  components: BuildComponents;
  /** What the check said of the build; `verdictOf` reads it. */
  verdict?: unknown;
  /** Each id once. The catalogue may lack some of them. */
  accessoryIds: readonly string[];
}

export type ReadPurchase = { ok: true; purchase: Purchase } | { ok: false; message: string };

const noData = 'No purchase data was provided';
const noBuild = 'No build data was provided';
export const failed = 'Failed to load purchase data';

/** Reads navigation state: the purchase, or the message that says why there is none. */
export function readPurchase(state: unknown): ReadPurchase {
  if (state === null || state === undefined) return { ok: false, message: noData };
  if (typeof state === 'object' && (!('build' in state) || state.build === null || state.build === undefined))
    return { ok: false, message: noBuild };
  const read = v.safeParse(purchaseHandOff, state);
  // Quantities have no limit, but the total must stay a number that can be shown.
  if (!read.success || !Number.isSafeInteger(totalOf(read.output.build.components)))
    return { ok: false, message: failed };
  const { build, accessoryIds } = read.output;
  return {
    ok: true,
    purchase: {
      id: build.id,
      name: build.name.trim() || 'Unnamed build',
      components: build.components,
      verdict: build.verdict,
      accessoryIds: [...new Set(accessoryIds)],
    },
  };
}
