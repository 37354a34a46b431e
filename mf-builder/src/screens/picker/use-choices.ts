import {
  chosenOf,
  partName,
  type BuildComponents,
  type DraftBuild,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { notify } from '@rig4u/shared/toasts';
import { useMemo, useRef, useState } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
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
} from '../../domain/choices/change-build';
import { changedText, chosenText, removedText, totalText } from '../../domain/choices/status-texts';
import { verdictText } from '../../domain/compatibility/check-summary';
import type { Swap } from '../../domain/fitting/swap';
import { checkOf } from '../../state/build-check';
import type { WorkingBuild } from '../../state/working-build';
import { offered } from './route-state';

/** What a visitor can do to the parts of the build. `place` is a part's position among those of its type, from 0 on. */
export interface Choices {
  /** Puts a part into the open category and opens the next one. A part that is chosen already stays as it is. */
  choose: (part: Part | StoredPart) => void;
  /** Puts one more into the open category; the category stays open. */
  add: (part: Part | StoredPart) => void;
  remove: (type: PartType) => void;
  removeOne: (type: PartType, place: number) => void;
  /** Takes a part out by its id, once: a second press finds it gone, also where its row has not followed yet. */
  takeOut: (part: Part) => void;
  count: (type: PartType, place: number, quantity: number) => void;
  own: (type: PartType, place: number, owned: boolean) => void;
  replace: (type: PartType, place: number, part: StoredPart) => void;
  swap: (swap: Swap) => void;
  /** Takes back the last swap, in one step. */
  undoSwap: () => void;
  reset: () => void;
  /** Takes back the last reset. `taken` is what it took away. */
  undo: (taken: BuildComponents) => void;
  /** Brings back the build that another one replaced. */
  back: () => void;
}

interface Table {
  category: CatalogueType;
  advance: (category: CatalogueType) => void;
  change: WorkingBuild['change'];
}

/** A swap that can be taken back as long as the build is what it made of it. */
export interface Swapped {
  /** What was swapped in. */
  name: string;
  before: BuildComponents;
  after: BuildComponents;
}

interface Chosen {
  /** What a screen reader reads out about the last choice. */
  announcement: string;
  swapped: Swapped | undefined;
  choices: Choices;
}

/** The choices, what is said about the last one, and the last swap. The choices change only with the open category. */
export function useChoices({ category, advance, change }: Table): Chosen {
  const [announcement, announce] = useState('');
  const [swapped, setSwapped] = useState<Swapped>();
  const last = useRef<Swapped>(undefined);

  const choices = useMemo<Choices>(() => {
    /** Changes the build and says what was done to it. */
    const act = (done: string, how: (build: DraftBuild) => DraftBuild) => {
      const { components } = change(how);
      announce(changedText(done, components, verdictOf(components)));
    };
    const undo = (taken: BuildComponents) => {
      const { components } = change((build) => undoReset(build, taken));
      announce(`Your choices are back. Total ${totalText(components)}.`);
    };
    return {
      choose: (part) => {
        const next = nextOffered(category, offered);
        const { components } = change((build) =>
          holds(build, category, part) ? build : choosePart(build, category, part),
        );
        const opened = next === category ? undefined : next;
        announce(chosenText(partName(part), components, verdictOf(components), opened));
        advance(next);
      },
      add: (part) => act(`${partName(part)} added.`, (build) => addPart(build, category, part)),
      remove: (type) => {
        let names: string[] = [];
        const { components } = change((build) => {
          names = chosenOf(build.components, type).map(({ part }) => partName(part));
          return removePart(build, type);
        });
        announce(removedText(names.join(', '), components));
      },
      removeOne: (type, place) => act('Part removed.', (build) => removeLine(build, type, place)),
      takeOut: ({ type, id }) =>
        act('Part removed.', (build) => {
          const place = chosenOf(build.components, type).findIndex(({ part }) => part.id === id);
          return place < 0 ? build : removeLine(build, type, place);
        }),
      count: (type, place, quantity) =>
        act(`Quantity ${quantity}.`, (build) => setQuantity(build, type, place, quantity)),
      own: (type, place, owned) =>
        act(owned ? 'Marked as owned.' : 'No longer marked as owned.', (build) => setOwned(build, type, place, owned)),
      replace: (type, place, part) => act(`${partName(part)} changed.`, (build) => swapPart(build, type, place, part)),
      swap: ({ type, place, to }) => {
        let before: BuildComponents = {};
        const name = partName(to);
        const { components } = change((build) => {
          before = build.components;
          return swapPart(build, type, place, to);
        });
        announce(changedText(`${name} swapped in.`, components, verdictOf(components)));
        last.current = { name, before, after: components };
        setSwapped(last.current);
      },
      undoSwap: () => {
        const { before } = last.current ?? {};
        setSwapped(undefined);
        if (before) act('The swap is undone.', (build) => ({ ...build, components: before }));
      },
      reset: () => {
        const { cleared } = change(resetBuild);
        // The notification says that all choices are cleared: said here as well, it would be read out twice.
        announce('Total $0.00.');
        if (cleared)
          notify({
            title: 'Build reset',
            description: 'All choices are cleared.',
            action: { label: 'Undo', onClick: () => undo(cleared) },
          });
      },
      undo,
      back: () => act('Your build is back.', bringBack),
    };
  }, [category, advance, change]);

  return { announcement, swapped, choices };
}

/** The verdict in words; empty while no rule applies. */
function verdictOf(components: BuildComponents): string {
  const found = checkOf(components);
  return found.findings.length === 0 ? '' : verdictText(found);
}

const holds = (build: DraftBuild, type: PartType, { id }: { id: string }): boolean =>
  chosenOf(build.components, type).some(({ part }) => part.id === id);
