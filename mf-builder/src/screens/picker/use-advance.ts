import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CatalogueType } from '../../catalogue/schema';

/** Opens the next category and takes focus to its heading once it stands there. */
export function useAdvance(
  category: CatalogueType,
  open: (category: CatalogueType) => void,
): { heading: RefObject<HTMLHeadingElement | null>; advance: (next: CatalogueType) => void } {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<CatalogueType>(undefined);

  useEffect(() => {
    if (wanted.current !== category) return;
    wanted.current = undefined;
    heading.current?.focus();
  }, [category]);

  const advance = useCallback(
    (next: CatalogueType) => {
      if (next === category) return;
      wanted.current = next;
      open(next);
    },
    [category, open],
  );
  return { heading, advance };
}
