import type { SavedBuild } from '@rig4u/shared/builds';
import { withoutTail } from '@rig4u/shared/routing';
import { useCallback, useMemo } from 'react';
import { useSearchText } from '../../state/search-params';

/** As many builds as are compared. */
const most = 2;
const param = 'compare';

interface Ticked {
  /** The builds ticked for comparison, in the order of ticking; at most two. */
  ticked: readonly SavedBuild[];
  /** Ticks a build or takes the tick away. A third tick takes the place of the first. */
  toggle: (id: string) => void;
  clear: () => void;
}

/** Which saved builds are ticked for comparison. The address keeps it (`?compare=1&compare=2`), so Back brings it again. */
export function useTicked(builds: readonly SavedBuild[]): Ticked {
  const { text, write } = useSearchText();
  const find = useCallback(
    (query: string) =>
      new URLSearchParams(query).getAll(param).flatMap((id) => {
        const known = (one: string) => builds.find((build) => build.id === one);
        return known(id) ?? known(withoutTail(id)) ?? [];
      }),
    [builds],
  );
  const ticked = useMemo(() => [...new Set(find(text))].slice(-most), [find, text]);
  const toggle = useCallback(
    (id: string) =>
      write((latest) => {
        const now = [...new Set(find(latest).map((build) => build.id))];
        return addressed(now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-most));
      }),
    [write, find],
  );
  const clear = useCallback(() => write(() => ''), [write]);
  return { ticked, toggle, clear };
}

const addressed = (ids: readonly string[]): string =>
  new URLSearchParams(ids.map((id): [string, string] => [param, id])).toString();
