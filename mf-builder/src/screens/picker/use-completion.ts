import { savedBuilds, type BuildComponents, type SavedBuild } from '@rig4u/shared/builds';
import { paths, useLocation, useNavigate } from '@rig4u/shared/routing';
import { toast } from '@rig4u/shared/toasts';
import { useRef } from 'react';
import * as v from 'valibot';
import { storeBuild } from '../../domain/choices/store-build';

/** Navigation state of a build that was saved just now. */
const justCompleted = v.object({ completed: v.literal(true) });

export interface Completion {
  /** Saves the build: into its own entry, or as a new one, and goes to its address. */
  complete: () => void;
  /** Saves the build as a new entry, leaving the one it came from as it was. */
  saveAsNew: () => void;
  /** Whether the sheet that follows a save is to be shown. */
  completed: boolean;
  keepEditing: () => void;
}

/** 'Complete Build' and what follows. `clear` is called once the saved build stands on the screen. */
export function useCompletion({
  saved,
  components,
  clear,
}: {
  saved: SavedBuild | undefined;
  components: BuildComponents;
  clear: () => void;
}): Completion {
  const navigate = useNavigate();
  const location = useLocation();
  // A second click while the address changes must not save a second entry.
  const leaving = useRef(false);

  const store = async (target: string | undefined) => {
    if (leaving.current) return;
    let id = '';
    const result = savedBuilds.update((list) => {
      const stored = storeBuild(list, target, components, new Date());
      id = stored.id;
      return stored.list;
    });
    if (!result.ok) {
      toast({
        title: 'Error',
        description: 'Failed to save your PC build. Local storage may be unavailable.',
        kind: 'destructive',
      });
      return;
    }
    toast({ title: 'Build Saved', description: 'Your PC build has been saved successfully.' });
    leaving.current = true;
    await navigate(paths.savedBuild(id), { replace: true, state: { completed: true } });
    leaving.current = false;
    clear();
  };

  return {
    complete: () => void store(saved?.id),
    saveAsNew: () => void store(undefined),
    completed: v.is(justCompleted, location.state),
    keepEditing: () => void navigate({ search: location.search }, { replace: true, state: null }),
  };
}
