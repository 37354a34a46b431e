import type { BuildComponents, SavedBuild } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { useMemo } from 'react';
import type { Side } from '../../domain/comparison/sides-in-address';
import { useLinkedBuild } from '../../state/linked-build';
import { useLatestPrices } from '../../state/latest-prices';
import { namedBuild } from '../../state/named-build';

/** A build that can be compared. */
export interface ReadyBuild {
  name: string;
  /** How a sentence speaks of it where its name is no proper one. */
  called?: string;
  /** Where it is opened. */
  to: string;
  components: BuildComponents;
}

/** What is known of the build of one side. */
export type SideState =
  /** No build is chosen for it. */
  | { status: 'open' }
  /** Its id is none of the saved builds'. */
  | { status: 'missing' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'refused'; message: string }
  | ({ status: 'ready' } & ReadyBuild);

/** The build that a side names, at the latest prices: a saved one, or one of a link, which is called `linkedName`. */
export function useComparedBuild(side: Side | undefined, builds: readonly SavedBuild[], linkedName: string): SideState {
  const code = side && 'code' in side ? side.code : undefined;
  const id = side && 'id' in side ? side.id : undefined;
  const linked = useLinkedBuild(code && `#b=${code}`);
  const saved = namedBuild(builds, id);
  const { latest } = useLatestPrices(saved ? [saved.components] : []);
  return useMemo((): SideState => {
    if (code !== undefined)
      return linked.status === 'ready'
        ? { ...linked, name: linkedName, called: `the ${linkedName.toLowerCase()}`, to: `${paths.picker}#b=${code}` }
        : linked;
    if (id === undefined) return { status: 'open' };
    return saved
      ? { status: 'ready', name: saved.name, to: paths.savedBuild(saved.id), components: latest(saved.components) }
      : { status: 'missing' };
  }, [code, id, linked, saved, latest, linkedName]);
}
