import {
  chosenOf,
  partName,
  sumOf,
  totalText,
  type BuildComponents,
  type DraftBuild,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { notify } from '@rig4u/shared/toasts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { differenceText } from '../../components/check/difference-text';
import { nextOffered } from '../../domain/choices/categories';
import {
  addPart,
  bringBack,
  choosePart,
  placeOf,
  removeLine,
  removePart,
  resetBuild,
  setOwned,
  setQuantity,
  swapPart,
  takeParts,
  undoReset,
  type ShownLine,
} from '../../domain/choices/change-build';
import { askedAfter } from '../../domain/choices/changed-line';
import { namesText } from '../../domain/choices/line-text';
import { moreCents } from '../../domain/choices/sums-apart';
import { changedText, chosenText, removedText } from '../../domain/choices/status-texts';
import { verdictText } from '../../domain/compatibility/check-summary';
import { isAddition, takeWay, type Way } from '../../domain/fitting/way';
import { hasRail } from '../../look/has-rail';
import { checkOf } from '../../state/build-check';
import type { WorkingBuild } from '../../state/working-build';
import { offered } from './route-state';

/**
 * What a visitor can do to the parts of the build. What is done to a shown part changes that part or none: a second press
 * finds it gone, also where its row has not followed yet.
 */
export interface Choices {
  /** Puts a part into the open category and opens the next one. A part that is chosen already stays as it is. */
  choose: (part: Part | StoredPart) => void;
  /** Puts a part into the place of a shown one, which can be taken back in one step; the category stays open. Says whether it did. */
  swap: (type: PartType, line: ShownLine, part: Part | StoredPart) => boolean;
  /** Puts one more into the open category; the category stays open. */
  add: (part: Part | StoredPart) => void;
  remove: (type: PartType) => void;
  takeOut: (type: PartType, line: ShownLine) => void;
  /** Changes how many of a part are chosen, by one more or one less. */
  count: (type: PartType, line: ShownLine, by: 1 | -1) => void;
  own: (type: PartType, line: ShownLine, owned: boolean) => void;
  replace: (type: PartType, line: ShownLine, part: StoredPart) => void;
  /** Takes a way out of a finding: a swap, or parts that are added. `atUndo` says that the line with its undo is in sight beside it. */
  takeWay: (way: Way, atUndo?: boolean) => void;
  /** Puts several computed parts in at once, in the places of what is chosen there. `done` says what was done. */
  take: (done: string, parts: BuildComponents) => void;
  /** Takes back the last way out or the parts that were taken at once, in one step. */
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
  /** Parts at the prices at which `change` returns them. */
  latest: (components: BuildComponents) => BuildComponents;
  /** Changes which place of the open category is asked to be changed. */
  reask: (change: (asked: number | undefined) => number | undefined) => void;
}

/** A change that can be taken back in one step as long as the build is what it made of it. */
export interface Swapped {
  /** A swap in the list or as a way out of a finding, parts that such a way adds, or a step of 'What next?'. */
  what: 'swap' | 'addition' | 'step';
  /** What was done. */
  done: string;
  before: BuildComponents;
  after: BuildComponents;
}

interface Chosen {
  /** What a screen reader reads out about the last choice. */
  announcement: string;
  swapped: Swapped | undefined;
  choices: Choices;
}

/** The choices, what is said about the last one, and the last change that can be undone. The choices change only with the open category and with what is being changed in it. */
export function useChoices({ category, advance, change: changeBuild, latest, reask }: Table): Chosen {
  const [announcement, announce] = useState('');
  const [swapped, setSwapped] = useState<Swapped>();
  const last = useRef<Swapped>(undefined);
  const notified = useRef<{ dismiss: () => void }>(undefined);

  // Elsewhere the build may change, and the undo of a notification would take that back, too.
  useEffect(() => () => notified.current?.dismiss(), []);

  const choices = useMemo<Choices>(() => {
    /** Whatever changes the build ends the time for the undo of a notification. */
    const change: typeof changeBuild = (how) => {
      notified.current?.dismiss();
      notified.current = undefined;
      return changeBuild(how);
    };
    /** Changes the build and says what was done to it. */
    const act = (done: string, how: (build: DraftBuild) => DraftBuild) => {
      const { components } = change(how);
      announce(changedText(done, components, verdictOf(components)));
    };
    /**
     * Changes the build, says what was done, and remembers what it was. `doneText` is given what the build costs more, in cents, where
     * the parts that come and go have a price. Where nothing changes, nothing is said. Answers whether anything did. Where the line with the undo is out of sight, a notification has it.
     */
    const undoably = (
      what: Swapped['what'],
      doneText: (costsMore: number | undefined) => string,
      how: (build: DraftBuild) => DraftBuild,
      atUndo = hasRail(),
    ): boolean => {
      let before: BuildComponents = {};
      let isChanged = false;
      const { components } = change((build) => {
        const next = how(build);
        before = build.components;
        isChanged = next !== build;
        return next;
      });
      if (!isChanged) return false;
      const done = doneText(moreCents(latest(before), components));
      // What a notification says is read out by it.
      announce(changedText(atUndo ? done : '', components, verdictOf(components)));
      last.current = { what, done, before, after: components };
      setSwapped(last.current);
      if (!atUndo)
        notified.current = notify({
          title: what === 'swap' ? 'Part swapped' : 'Parts added',
          description: done,
          action: { label: 'Undo', onClick: undoSwap },
        });
      return true;
    };
    const undoSwap = () => {
      const undone = last.current;
      setSwapped(undefined);
      if (undone) act(`The ${undone.what} is undone.`, (build) => ({ ...build, components: undone.before }));
    };
    /** Changes a shown part where it is by now, and says what was done; nothing is said where it is gone. */
    const actOn = (
      type: PartType,
      line: ShownLine,
      how: (build: DraftBuild, place: number) => { done: string; next: DraftBuild },
    ) => {
      const said: string[] = [];
      const { components } = change((build) => {
        const place = placeOf(build, type, line);
        if (place === undefined) return build;
        const { done, next } = how(build, place);
        said.push(done);
        return next;
      });
      for (const done of said) announce(changedText(done, components, verdictOf(components)));
    };
    const undo = (taken: BuildComponents) => {
      const { components } = change((build) => undoReset(build, taken));
      announce(`Your choices are back. Total ${totalText(sumOf(components))}.`);
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
      swap: (type, line, part) =>
        undoably('swap', swappedText(part), (build) => {
          const place = placeOf(build, type, line);
          return place === undefined || holds(build, type, part) ? build : swapPart(build, type, place, part);
        }),
      add: (part) => act(`${partName(part)} added.`, (build) => addPart(build, category, part)),
      remove: (type) => {
        let names: string[] = [];
        const { components } = change((build) => {
          names = chosenOf(build.components, type).map(({ part }) => partName(part));
          return removePart(build, type);
        });
        if (type === category) reask(() => undefined);
        announce(removedText(names.join(', '), components));
      },
      takeOut: (type, line) =>
        actOn(type, line, (build, place) => {
          if (type === category) reask((asked) => askedAfter(asked, place));
          return { done: 'Part removed.', next: removeLine(build, type, place) };
        }),
      count: (type, line, by) =>
        actOn(type, line, (build, place) => {
          const quantity = (chosenOf(build.components, type)[place]?.quantity ?? 1) + by;
          const next = setQuantity(build, type, place, quantity);
          return { done: `Quantity ${chosenOf(next.components, type)[place]?.quantity ?? quantity}.`, next };
        }),
      own: (type, line, owned) =>
        actOn(type, line, (build, place) => ({
          done: owned ? 'Marked as owned.' : 'No longer marked as owned.',
          next: setOwned(build, type, place, owned),
        })),
      replace: (type, line, part) =>
        actOn(type, line, (build, place) => ({
          done: `${partName(part)} changed.`,
          next: swapPart(build, type, place, part),
        })),
      takeWay: (way, atUndo) => {
        if (isAddition(way))
          undoably(
            'addition',
            () => `${namesText(way.added)} added.`,
            (build) => takeWay(build, way),
            atUndo,
          );
        else undoably('swap', swappedText(way.to), (build) => takeWay(build, way), atUndo);
      },
      take: (done, parts) => {
        undoably(
          'step',
          () => done,
          (build) => takeParts(build, parts),
          true,
        );
      },
      undoSwap,
      reset: () => {
        const { cleared } = change(resetBuild);
        reask(() => undefined);
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
  }, [category, advance, changeBuild, latest, reask]);

  return { announcement, swapped, choices };
}

/** The verdict in words; empty while no rule applies. */
function verdictOf(components: BuildComponents): string {
  const found = checkOf(components);
  return found.findings.length === 0 ? '' : verdictText(found);
}

/** What is said of a swap, by what the build costs more, in cents. */
const swappedText = (to: StoredPart) => (costsMore: number | undefined) =>
  `${partName(to)} swapped in${costsMore === undefined ? '' : `, ${differenceText(costsMore)}`}.`;

const holds = (build: DraftBuild, type: PartType, { id }: { id: string }): boolean =>
  chosenOf(build.components, type).some(({ part }) => part.id === id);
