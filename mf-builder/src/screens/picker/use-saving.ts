import { savedBuilds, type DraftBuild } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { useMemo, useRef } from 'react';
import { storeBuild } from '../../domain/choices/store-build';
import { tellSaved } from '../../state/refusals';
import { verdictNow } from '../../state/verdict-now';

export interface Saving {
  /** 'Complete Build': saves the build into its own entry, or as a new one, and goes to its address. */
  complete: () => void;
  /** Saves the build as a new entry, and leaves the one it came from as it was. */
  saveAsNew: () => void;
}

interface Table {
  /** The entry that the build came from; undefined for a new build. */
  savedId: string | undefined;
  read: () => DraftBuild;
  clear: () => void;
}

/** Saves the build and opens its address, with the completion sheet. `clear` is called once the saved build is on the screen. */
export function useSaving({ savedId, read, clear }: Table): Saving {
  const navigate = useNavigate();
  // A second click while the address changes must not save a second entry.
  const leaving = useRef(false);

  return useMemo(() => {
    const save = async (target: string | undefined) => {
      if (leaving.current) return;
      let id = '';
      const { components } = read();
      const checked = { components, verdict: verdictNow(components) };
      const result = savedBuilds.update((list) => {
        const stored = storeBuild(list, target, checked, new Date());
        id = stored.id;
        return stored.list;
      });
      tellSaved(result);
      if (!result.ok) return;
      leaving.current = true;
      await navigate(paths.savedBuild(id), { replace: true, state: { completed: true } });
      leaving.current = false;
      clear();
    };
    return { complete: () => void save(savedId), saveAsNew: () => void save(undefined) };
  }, [savedId, read, clear, navigate]);
}
