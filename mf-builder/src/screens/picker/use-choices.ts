import {
  chosenOf,
  partName,
  type BuildComponents,
  type DraftBuild,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { notify } from '@rig4u/shared/toasts';
import { useCallback, useMemo, useState } from 'react';
import { nextOffered } from '../../domain/choices/categories';
import {
  addPart,
  bringBack,
  choosePart,
  removeLine,
  removePart,
  resetBuild,
  setOwned,
  setQuantity,
  swapPart,
  undoReset,
} from '../../domain/choices/pick';
import { changedText, chosenText, removedText, totalText } from '../../domain/choices/texts';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { check } from '../../domain/compatibility/check';
import { fromComponents } from '../../domain/compatibility/from-components';
import { verdictText } from '../../domain/compatibility/summary';
import type { Swap } from '../../domain/fitting/swap';
import type { WorkingBuild } from '../../state/working-build';
import { offered } from './list/offered';

export interface Choices {
  /** What a screen reader hears about the last change. */
  announcement: string;
  /** Puts a part into the active category and opens the next one. What is chosen already stays as it is. */
  choose: (part: Part | StoredPart) => void;
  /** Puts one more into the active category; it stays open. */
  add: (part: Part | StoredPart) => void;
  remove: (type: PartType) => void;
  removeOne: (type: PartType, place: number) => void;
  count: (type: PartType, place: number, quantity: number) => void;
  own: (type: PartType, place: number, owned: boolean) => void;
  replace: (type: PartType, place: number, part: StoredPart) => void;
  swap: (swap: Swap) => void;
  reset: () => void;
  /** Takes back the last reset. */
  undo: (taken: BuildComponents) => void;
  /** Brings back the build whose place the one on the table took. */
  back: () => void;
}

interface Table {
  category: CatalogueType;
  advance: (category: CatalogueType) => void;
  change: WorkingBuild['change'];
}

/** The verdict in words; empty while nothing meets anything. */
function verdictOf(components: BuildComponents): string {
  const found = check(fromComponents(components));
  return found.findings.length === 0 ? '' : verdictText(found);
}

/** What a visitor does to the build, each with the words that go with it. All callbacks keep their identity while nothing of the table changes. */
export function useChoices({ category, advance, change }: Table): Choices {
  const [announcement, setAnnouncement] = useState('');

  /** Changes the build and says what was done to it. */
  const act = useCallback(
    (done: string, how: (build: DraftBuild) => DraftBuild) => {
      const { components } = change(how);
      setAnnouncement(changedText(done, components, verdictOf(components)));
    },
    [change],
  );

  const choose = useCallback(
    (part: Part | StoredPart) => {
      const next = nextOffered(category, offered);
      const { components } = change((build) =>
        holds(build, category, part) ? build : choosePart(build, category, part),
      );
      setAnnouncement(
        chosenText(partName(part), components, verdictOf(components), next === category ? undefined : next),
      );
      advance(next);
    },
    [category, advance, change],
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
    if (cleared)
      notify({
        title: 'Build reset',
        description: 'All choices are cleared.',
        action: { label: 'Undo', onClick: () => undo(cleared) },
      });
  }, [change, undo]);

  const others = useMemo(
    () => ({
      add: (part: Part | StoredPart) => act(`${partName(part)} added.`, (build) => addPart(build, category, part)),
      remove: (type: PartType) => {
        let names: string[] = [];
        const { components } = change((build) => {
          names = chosenOf(build.components, type).map(({ part }) => partName(part));
          return removePart(build, type);
        });
        setAnnouncement(removedText(names.join(', '), components));
      },
      removeOne: (type: PartType, place: number) => act('Part removed.', (build) => removeLine(build, type, place)),
      count: (type: PartType, place: number, quantity: number) =>
        act(`Quantity ${quantity}.`, (build) => setQuantity(build, type, place, quantity)),
      own: (type: PartType, place: number, owned: boolean) =>
        act(owned ? 'Marked as owned.' : 'No longer marked as owned.', (build) => setOwned(build, type, place, owned)),
      replace: (type: PartType, place: number, part: StoredPart) =>
        act(`${partName(part)} changed.`, (build) => swapPart(build, type, place, part)),
      back: () => act('Your build is back.', bringBack),
      swap: ({ type, place, to }: Swap) =>
        act(`${partName(to)} swapped in.`, (build) => swapPart(build, type, place, to)),
    }),
    [act, category, change],
  );

  return { announcement, choose, reset, undo, ...others };
}

const holds = (build: DraftBuild, type: PartType, { id }: { id: string }): boolean =>
  chosenOf(build.components, type).some(({ part }) => part.id === id);
