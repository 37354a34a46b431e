import { useEffect, useMemo, useState } from 'react';
import type { CatalogueType, Part } from '../../../catalogue/schema';
import { findParts } from '../../../domain/part-search/find-parts';

/** What the search finds of a category's parts. */
export interface Search {
  parts: readonly Part[];
  /** `near`: no match, the nearest first. `looking`: what could be near is on its way. */
  by: 'text' | 'words' | 'near' | 'nothing' | 'looking';
}

/** The parts that the search leaves, by the text, by all of its words, or by what is near. */
export function useSearch(category: CatalogueType, parts: readonly Part[] | undefined, query: string) {
  const found = useMemo(() => parts && findParts(category, parts, query), [category, parts, query]);
  const nearMisses = useNearMisses(found?.by === 'nothing' ? query : undefined);
  return useMemo((): Search | undefined => {
    if (!parts || !found || found.by !== 'nothing' || nearMisses === 'failed') return found;
    if (!nearMisses) return { parts: [], by: 'looking' };
    const nearest = nearMisses.nearestParts(category, parts, query);
    return nearest.length > 0 ? { parts: nearest, by: 'near' } : found;
  }, [category, found, nearMisses, parts, query]);
}

const loadNearMisses = () => import(/* webpackChunkName: "near-misses" */ '../../../domain/part-search/near-misses');

/** What finds near misses, fetched for the first query that finds nothing; after a failure the next such query tries again. */
function useNearMisses(query: string | undefined) {
  const [nearMisses, setNearMisses] = useState<Awaited<ReturnType<typeof loadNearMisses>>>();
  const [failedFor, setFailedFor] = useState<string>();

  useEffect(() => {
    if (query === undefined || nearMisses) return undefined;
    let isLeft = false;
    loadNearMisses().then(
      (loaded) => !isLeft && setNearMisses(loaded),
      () => !isLeft && setFailedFor(query),
    );
    return () => {
      isLeft = true;
    };
  }, [nearMisses, query]);

  return nearMisses ?? (query !== undefined && failedFor === query ? 'failed' : undefined);
}
