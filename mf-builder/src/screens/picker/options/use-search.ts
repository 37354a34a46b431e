import { useEffect, useMemo, useState } from 'react';
import type { CatalogueType, Part } from '../../../catalogue/schema';
import { findParts, type FoundParts, type FurtherSteps } from '../../../domain/part-search/find-parts';

const loadWords = () => import(/* webpackChunkName: "all-words" */ '../../../domain/part-search/all-words');

const loaders = {
  words: async () => (await loadWords()).partsWithAllWords,
  near: async () => (await (await loadWords()).loadNearMisses()).nearestParts,
};

/** Fetches what a visitor who begins to type may soon need. Where that fails, the search tries again. */
export const prepareSearch = (): void => void loadWords().catch(() => undefined);

/**
 * What the search finds of a category's parts. Each step after the text is fetched for the first query that asks for it. One that cannot
 * be fetched finds nothing, and the next query tries again.
 */
export function useSearch(
  category: CatalogueType,
  parts: readonly Part[] | undefined,
  query: string,
): FoundParts<Part> | undefined {
  const [loaded, setLoaded] = useState<FurtherSteps>({});
  const [failed, setFailed] = useState<{ query: string; steps: FurtherSteps }>();
  const found = useMemo(
    () => parts && findParts(category, parts, query, { ...(failed?.query === query && failed.steps), ...loaded }),
    [category, failed, loaded, parts, query],
  );
  const lacking = found?.lacking;

  useEffect(() => {
    if (!lacking) return undefined;
    let isLeft = false;
    loaders[lacking]().then(
      (step) => !isLeft && setLoaded((now) => ({ ...now, [lacking]: step })),
      () =>
        !isLeft &&
        setFailed((now) => ({
          query,
          steps: { ...(now?.query === query && now.steps), [lacking]: findsNothing },
        })),
    );
    return () => {
      isLeft = true;
    };
  }, [lacking, query]);

  return found;
}

const findsNothing = () => [];
