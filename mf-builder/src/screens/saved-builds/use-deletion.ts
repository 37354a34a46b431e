import type { SavedBuild } from '@rig4u/shared/builds';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { removeBuild } from '../../state/saved-list';

export interface Deletion {
  /** The place of the builds; the focus stays in it when one is deleted. */
  area: RefObject<HTMLDivElement | null>;
  /** The build that the visitor is asked about. */
  asked: SavedBuild | undefined;
  ask: (build: SavedBuild) => void;
  cancel: () => void;
  confirm: () => void;
  /** What has the focus after the question: a neighbour of the deleted build, or nothing in particular after Cancel. */
  focusAfter: () => HTMLElement | null;
}

/** Deleting a saved build: asked first, told after. */
export function useDeletion(builds: readonly SavedBuild[]): Deletion {
  const area = useRef<HTMLDivElement>(null);
  const gone = useRef<{ neighbour: string | undefined }>(undefined);
  const [asked, setAsked] = useState<SavedBuild>();

  const ask = useCallback((build: SavedBuild) => {
    gone.current = undefined;
    setAsked(build);
  }, []);
  const cancel = useCallback(() => setAsked(undefined), []);

  const confirm = useCallback(() => {
    if (!asked) return;
    setAsked(undefined);
    if (removeBuild(asked.id)) gone.current = { neighbour: neighbourOf(builds, asked.id) };
  }, [asked, builds]);

  const focusAfter = useCallback(() => {
    if (!gone.current) return null;
    const { neighbour } = gone.current;
    const card = [...(area.current?.querySelectorAll('[data-build]') ?? [])].find(
      (item) => item.getAttribute('data-build') === neighbour,
    );
    return (card ?? area.current)?.querySelector<HTMLElement>('button, a') ?? null;
  }, []);

  return { area, asked, ask, cancel, confirm, focusAfter };
}

/** Returns the id of the entry that gets the focus after a deletion: the next one, else the one before; undefined when none is left. */
export function neighbourOf(list: readonly { id: string }[], id: string): string | undefined {
  const place = list.findIndex((entry) => entry.id === id);
  return (list[place + 1] ?? list[place - 1])?.id;
}
