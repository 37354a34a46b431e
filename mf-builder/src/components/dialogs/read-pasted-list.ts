import { partTypeNames, priceHistory } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import type { MatchedList } from '../../domain/pasted-lists/match-list';
import { loadTypes } from '../../catalogue/load-types';
import { loadRetired } from '../../catalogue/retired';
import { withCurrentPrices } from '../../domain/prices';
import type { ListReview } from '../pasted-list';

export type ReadList = { ok: true; list: MatchedList; Review: typeof ListReview } | { ok: false; message: string };

/** The parts that a pasted list means, and what shows them. Its code and the catalogue are fetched now; nothing throws. */
export async function readPastedList(text: string): Promise<ReadList> {
  try {
    const [code, partsOf, once] = await Promise.all([
      import(/* webpackChunkName: "pasted-list" */ '../pasted-list'),
      loadTypes(partTypeNames),
      loadRetired(),
    ]);
    const history = priceHistory.read().value.parts;
    const parts = partTypeNames.flatMap((type) => withCurrentPrices(partsOf(type), history));
    const list = code.understand(text, parts, withCurrentPrices(once, history));
    return list.matches.length > 0 ? { ok: true, list, Review: code.ListReview } : { ok: false, message: nothing };
  } catch {
    return { ok: false, message: `The parts to compare the list with could not be loaded. ${checkConnection}` };
  }
}

const nothing =
  'This text names no part. Paste a list with a part on each line, such as “GPU: MSI GeForce RTX 5070”, or the JSON or link of a build.';
