import { readRegistry, type PageRegistry } from '@rig4u/shared/contracts';
import { messageOf } from '@rig4u/shared/errors';
import { on } from '@rig4u/shared/events';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface LiveRegistry {
  /** The last registry that was read. A later failure keeps it. */
  registry: PageRegistry | undefined;
  /** Why the last read failed. */
  failure: string | undefined;
  busy: boolean;
  /** The number of reads that succeeded. */
  round: number;
  refresh: () => void;
}

type State = Omit<LiveRegistry, 'refresh'>;

async function fetchRegistry(): Promise<PageRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return readRegistry(await response.json());
}

/**
 * The registry, read when the panel opens, when the page learns of a newer revision, and on demand. A late answer to an
 * earlier read is dropped.
 */
export function useRegistry(): LiveRegistry {
  const [state, setState] = useState<State>({ registry: undefined, failure: undefined, busy: true, round: 0 });
  const latest = useRef(0);

  const refresh = useCallback(() => {
    const read = ++latest.current;
    const settle = (change: (last: State) => Partial<State>) =>
      read === latest.current && setState((last) => ({ ...last, busy: false, ...change(last) }));
    setState((last) => ({ ...last, busy: true }));
    fetchRegistry().then(
      (registry) => settle(({ round }) => ({ registry, failure: undefined, round: round + 1 })),
      (error: unknown) => settle(() => ({ failure: messageOf(error, 'The registry could not be read.') })),
    );
  }, []);

  useEffect(() => {
    refresh();
    const stop = on('registry-changed', refresh);
    return () => {
      latest.current += 1;
      stop();
    };
  }, [refresh]);

  return { ...state, refresh };
}
