import { useStored, storedValue } from '@rig4u/shared/storage';
import { useCallback } from 'react';
import * as v from 'valibot';
import { withMemory } from './with-memory';

/** Name and note of a saved build as they stand in the form. */
export interface BuildTexts {
  name: string;
  note: string;
}

const texts = withMemory(
  storedValue<Readonly<Record<string, BuildTexts>>>({
    key: 'rig4u-build-texts',
    schema: v.record(v.string(), v.looseObject({ name: v.string(), note: v.string() })),
    fallback: {},
  }),
);

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
