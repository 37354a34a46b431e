import { messageOf } from '@rig4u/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Kept<T> {
  /** What was read last. A later failure keeps it. */
  value: T | undefined;
  /** Why the last read failed. */
  failure: string | undefined;
  busy: boolean;
  /** The number of reads that succeeded. */
  round: number;
  refresh: () => void;
}

/**
 * Reads something at first, on demand, and when another `load` is given; not without one. A late answer to an earlier read is dropped.
 */
export function useKept<T>(load: ((last: T | undefined) => Promise<T>) | undefined): Kept<T> {
  const [state, setState] = useState<Omit<Kept<T>, 'refresh'>>({
    value: undefined,
    failure: undefined,
    busy: true,
    round: 0,
  });
  const latest = useRef(0);
  const last = useRef<T>(undefined);

  const refresh = useCallback(() => {
    if (!load) return;
    const read = ++latest.current;
    setState((past) => ({ ...past, busy: true }));
    load(last.current).then(
      (value) => {
        if (read !== latest.current) return;
        last.current = value;
        setState(({ round }) => ({ value, failure: undefined, busy: false, round: round + 1 }));
      },
      (error: unknown) => {
        if (read !== latest.current) return;
        setState((past) => ({ ...past, busy: false, failure: messageOf(error, 'It did not answer.') }));
      },
    );
  }, [load]);

  useEffect(() => {
    refresh();
    return () => {
      latest.current += 1;
    };
  }, [refresh]);

  return { ...state, refresh };
}
