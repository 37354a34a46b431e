import { unsavedTexts, type BuildTexts } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useCallback } from 'react';
import { withMemory } from './with-memory';

const texts = withMemory(unsavedTexts);

/** Forgets the texts of a build that were not saved. */
export const dropTexts = (id: string): void => {
  if (Object.hasOwn(texts.read().value, id))
    texts.update((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)));
};

/** The texts of a build that were written and not saved, undefined where there are none; they outlive a reload. */
export function useUnsavedTexts(id: string): [BuildTexts | undefined, (changed: BuildTexts) => void] {
  const all = useStored(texts).value;
  const keep = useCallback(
    (changed: BuildTexts) => void texts.update((before) => ({ ...before, [id]: changed })),
    [id],
  );
  return [Object.hasOwn(all, id) ? all[id] : undefined, keep];
}
