import { useCallback, type RefObject } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { useMotion } from '../../state/use-motion';

/** Sends a chosen part's drawing to its row, or to the total where the list is hidden. Nothing flies before motion has arrived. */
export function useFlight(list: RefObject<HTMLElement | null>, total: RefObject<HTMLElement | null>) {
  const motion = useMotion();
  return useCallback(
    (drawing: Element | null, type: CatalogueType) => {
      const hidden = !list.current || list.current.offsetParent === null;
      const target = hidden ? total.current : list.current?.querySelector(`[data-type="${type}"] svg`);
      if (drawing && target) motion?.flyTo(drawing, target);
    },
    [list, total, motion],
  );
}
