import { useModule } from '@rig4u/shared/lazy';
import { useCallback, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { requiredContext } from './required-context';

const stillness = () => undefined;

/** The code of motion, fetched after the screen is up. Everything works without it, so a failure is not reported. */
const useMotion = () => useModule(() => import('@rig4u/shared/motion'), true, stillness);

/** A sum that counts to its new value once motion has arrived. */
export function CountingTotal({ dollars, format }: { dollars: number; format: (dollars: number) => string }) {
  const motion = useMotion();
  return motion ? <motion.CountUp value={dollars} format={format} /> : format(dollars);
}

/** Where a chosen part's drawing flies to: its row in the list of categories, or the total where the list is hidden. */
interface FlightTargets {
  list: RefObject<HTMLElement | null>;
  total: RefObject<HTMLParagraphElement | null>;
}

const [TargetsProvider, useFlightTargets] = requiredContext<FlightTargets>('The targets of the flight');
export { useFlightTargets };

/** Knows the elements that a chosen part's drawing flies to. */
export function Flight({ children }: { children: ReactNode }) {
  const list = useRef<HTMLElement>(null);
  const total = useRef<HTMLParagraphElement>(null);
  const targets = useMemo(() => ({ list, total }), []);
  return <TargetsProvider value={targets}>{children}</TargetsProvider>;
}

/** Sends a chosen part's drawing to its target. Nothing flies before motion has arrived. */
export function useFlight(): (drawing: Element | null, type: CatalogueType) => void {
  const { list, total } = useFlightTargets();
  const motion = useMotion();
  const arrived = useRef(motion);
  useEffect(() => {
    arrived.current = motion;
  }, [motion]);
  // Keeps its identity when motion arrives, so that no card renders again for it.
  return useCallback(
    (drawing, type) => {
      const hidden = !list.current || list.current.offsetParent === null;
      const target = hidden ? total.current : list.current?.querySelector(`[data-type="${type}"] svg`);
      if (drawing && target) arrived.current?.flyTo(drawing, target);
    },
    [list, total],
  );
}
