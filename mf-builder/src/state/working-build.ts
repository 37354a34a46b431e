import { draftBuild, editedBuilds, type DraftBuild, type SavedBuild } from '@rig4u/shared/builds';
import { useStored, type WriteResult } from '@rig4u/shared/storage';
import { useCallback, useRef } from 'react';
import { tellIfNotKept } from './refusals';
import { withMemory } from './with-memory';

export const draft = withMemory(draftBuild);
const edits = withMemory(editedBuilds);

/** The build that the picker works on. */
export interface WorkingBuild {
  build: DraftBuild;
  /** Whether a saved build has changes that are not saved yet. */
  edited: boolean;
  /** The build at this moment, which may be newer than the rendered one. */
  read: () => DraftBuild;
  /** Changes the build and returns it. Where the browser refuses to keep it, the visitor is told once and it stays in memory. */
  change: (act: (build: DraftBuild) => DraftBuild) => DraftBuild;
  /** Empties a new build; drops the unsaved changes of a saved one. */
  clear: () => void;
}

/** The draft of a new build, or the working copy of a saved one. Both outlive a reload and follow other tabs. */
export function useWorkingBuild(saved: SavedBuild | undefined): WorkingBuild {
  const draftNow = useStored(draft).value;
  const editsNow = useStored(edits).value;
  const told = useRef(false);

  const read = useCallback(
    () => (saved ? (edits.read().value[saved.id] ?? asSaved(saved)) : draft.read().value),
    [saved],
  );
  const change = useCallback(
    (act: (build: DraftBuild) => DraftBuild) => {
      const result = saved
        ? edits.update((all) => ({ ...all, [saved.id]: act(all[saved.id] ?? asSaved(saved)) }))
        : draft.update(act);
      if (!told.current) tellIfNotKept(result);
      told.current = !result.ok;
      return read();
    },
    [saved, read],
  );
  const clear = useCallback(
    () => void (saved ? dropEdits(saved.id) : draft.update((build) => ({ ...build, components: {} }))),
    [saved],
  );

  const copy = saved && editsNow[saved.id];
  return { build: saved ? (copy ?? asSaved(saved)) : draftNow, edited: copy !== undefined, read, change, clear };
}

/** The builder's default budget, in US dollars. */
const defaultBudget = 1500;

/** What the visitor means to spend, in US dollars; one budget for all builds, kept beside the draft. */
export function useBudget(): [budget: number, change: (budget: number) => void] {
  const { budget = defaultBudget } = useStored(draft).value;
  const change = useCallback((next: number) => void draft.update((build) => ({ ...build, budget: next })), []);
  return [budget, change];
}

/** Forgets the unsaved changes of a saved build. */
export const dropEdits = (id: string): WriteResult<unknown> =>
  edits.update((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)));

const asSaved = ({ components }: SavedBuild): DraftBuild => ({ components });
