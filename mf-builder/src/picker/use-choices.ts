import { chosenOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { notify } from '@rig4u/shared/toasts';
import { useCallback, useState } from 'react';
import { nextOffered } from '../build/categories';
import { choosePart, removePart, resetBuild, undoReset } from '../build/pick';
import { chosenText, removedText, totalText } from '../build/texts';
import type { CatalogueType, Part } from '../catalogue/schema';
import type { WorkingBuild } from '../stored/working-build';
import { offered } from './offered';

export interface Choices {
  /** What a screen reader hears about the last change. */
  announcement: string;
  /** Puts a part into the active category and opens the next one. */
  choose: (part: Part) => void;
  remove: (type: PartType) => void;
  reset: () => void;
  /** Takes back the last reset. */
  undo: (taken: BuildComponents) => void;
}

interface Table {
  category: CatalogueType;
  advance: (category: CatalogueType) => void;
  change: WorkingBuild['change'];
}

/** What a visitor does to the build, each with the words that go with it. All callbacks keep their identity while nothing of the table changes. */
export function useChoices({ category, advance, change }: Table): Choices {
  const [announcement, setAnnouncement] = useState('');

  const choose = useCallback(
    (part: Part) => {
      const next = nextOffered(category, offered);
      const { components } = change((build) => choosePart(build, category, part));
      setAnnouncement(chosenText(part.name, components, next === category ? undefined : next));
      advance(next);
    },
    [category, advance, change],
  );

  const remove = useCallback(
    (type: PartType) => {
      let names: string[] = [];
      const { components } = change((build) => {
        names = chosenOf(build.components, type).map(({ part }) => part.name);
        return removePart(build, type);
      });
      setAnnouncement(removedText(names.join(', '), components));
    },
    [change],
  );

  const undo = useCallback(
    (taken: BuildComponents) => {
      const { components } = change((build) => undoReset(build, taken));
      setAnnouncement(`Your choices are back. Total ${totalText(components)}.`);
    },
    [change],
  );

  const reset = useCallback(() => {
    const { cleared } = change(resetBuild);
    setAnnouncement('All choices cleared. Total $0.00.');
    if (cleared) notify({ title: 'Build reset', description: 'All choices are cleared.', action: { label: 'Undo', onClick: () => undo(cleared) } });
  }, [change, undo]);

  return { announcement, choose, remove, reset, undo };
}
