import { useModule } from '@rig4u/shared/lazy';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { requiredContext } from './required-context';

const stillness = () => undefined;

/**
 * The code of motion, fetched with the first choice: nothing moves before. Everything works without it, so a failure is not
 * reported.
 */
const useMotion = () => useModule(() => import('../../look/motion'), useFlightTargets().moving, stillness);

/** A sum that counts to its new value once motion has arrived. */
export function CountingTotal({ dollars, format }: { dollars: number; format: (dollars: number) => string }) {
  const motion = useMotion();
  return motion ? <motion.CountUp value={dollars} format={format} /> : <span>{format(dollars)}</span>;
}

/** Where a chosen part's drawing flies to: its row in the list of categories, or the total where the list is hidden. */
interface FlightTargets {
  list: RefObject<HTMLElement | null>;
  total: RefObject<HTMLParagraphElement | null>;
  /** Whether something has moved already. */
  moving: boolean;
  move: () => void;
}

const [TargetsProvider, useFlightTargets] = requiredContext<FlightTargets>('The targets of the flight');
export { useFlightTargets };

/** Knows the elements that a chosen part's drawing flies to. */
export function Flight({ children }: { children: ReactNode }) {
  const list = useRef<HTMLElement>(null);
  const total = useRef<HTMLParagraphElement>(null);
  const [moving, setMoving] = useState(false);
  const targets = useMemo(() => ({ list, total, moving, move: () => setMoving(true) }), [moving]);
  return <TargetsProvider value={targets}>{children}</TargetsProvider>;
}

/** Sends a chosen part's drawing to its target. Nothing flies before motion has arrived. */
export function useFlight(): (drawing: Element | null, type: CatalogueType) => void {
  const { list, total, move } = useFlightTargets();
  const wanted = useRef(move);
  const motion = useMotion();
  const arrived = useRef(motion);
  useEffect(() => {
    arrived.current = motion;
    wanted.current = move;
  }, [motion, move]);
  // Keeps its identity when motion arrives, so that no card renders again for it.
  return useCallback(
    (drawing, type) => {
      const hidden = !list.current || list.current.offsetParent === null;
      const target = hidden ? total.current : list.current?.querySelector(`[data-type="${type}"] svg`);
      if (!arrived.current) wanted.current();
      else if (drawing && target) arrived.current.flyTo(drawing, target);
    },
    [list, total],
  );
}
