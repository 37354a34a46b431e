import type { BuildComponents, DraftBuild, SavedBuild } from '@rig4u/shared/builds';
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { BuildCheck } from '../../domain/compatibility/types';
import { useBudget, useWorkingBuild, type WorkingBuild } from '../../state/working-build';
import { checkOf } from '../../state/build-check';
import { useLatestPrices, type LatestPricesState } from '../../state/latest-prices';
import { requiredContext } from './required-context';
import { useCategory, useViewActions } from './route-state';
import { useSameWhileEqual } from './same-while-equal';
import { useChoices, type Choices, type Swapped } from './use-choices';
import { useSaving, type Saving } from './use-saving';

/** The build that the picker works on, at the latest prices that are known, and what is known about it. */
export interface BuildState {
  build: DraftBuild;
  components: BuildComponents;
  /** The saved build that is worked on; undefined for a new one. */
  saved: SavedBuild | undefined;
  /** Whether the saved build has unsaved changes. */
  edited: boolean;
  check: BuildCheck;
  /** US dollars. */
  budget: number;
  /** What a screen reader reads out about the last change. */
  announcement: string;
  /** The last way out or step, while it can be taken back in one step. */
  swapped: Swapped | undefined;
}

/** What a visitor can do with the build. No action changes with the build, so a component that only acts does not render with it. */
export interface BuildActions extends Choices, Saving {
  /** Drops the unsaved changes of a saved build. */
  discard: () => void;
  /** `budget` is in US dollars. */
  setBudget: (budget: number) => void;
}

const [StateProvider, useBuild] = requiredContext<BuildState>('The build of the picker');
const [ActionsProvider, useBuildActions] = requiredContext<BuildActions>('The actions of the picker');
export { useBuild, useBuildActions };

/** Holds the build, its check and the actions for everything below. Needs `RouteState` above: a choice goes into the open category. */
export function BuildState({ saved, children }: { saved: SavedBuild | undefined; children: ReactNode }) {
  const { build, edited, read, change, clear, latest } = usePricedBuild(saved);
  const [budget, setBudget] = useBudget();
  const { category, changing, advance } = useCategory();
  const { show } = useViewActions();
  const reask = useCallback(
    (next: (asked: number | undefined) => number | undefined) => {
      if (changing !== undefined) show({ changing: next(changing) });
    },
    [changing, show],
  );
  const { announcement, swapped, choices } = useChoices({ category, advance, change, latest, reask });
  const saving = useSaving({ savedId: saved?.id, read, clear });

  const components = useSameWhileEqual(build.components);
  const state = useMemo(() => {
    const undoable = swapped?.after === components ? swapped : undefined;
    return { build, components, saved, edited, check: checkOf(components), budget, announcement, swapped: undoable };
  }, [build, components, saved, edited, budget, announcement, swapped]);
  const actions = useMemo(
    () => ({ ...choices, ...saving, discard: clear, setBudget }),
    [choices, saving, clear, setBudget],
  );
  return (
    <StateProvider value={state}>
      <ActionsProvider value={actions}>{children}</ActionsProvider>
    </StateProvider>
  );
}

/** The working build at the latest prices. What the browser keeps of it stays as it was chosen, until it is saved. */
function usePricedBuild(saved: SavedBuild | undefined): WorkingBuild & Pick<LatestPricesState, 'latest'> {
  const { build: kept, edited, read: readKept, change: changeKept, clear } = useWorkingBuild(saved);
  const { latest } = useLatestPrices([kept.components]);
  const build = useMemo(() => priced(kept, latest), [kept, latest]);
  const read = useCallback(() => priced(readKept(), latest), [readKept, latest]);
  const change = useCallback<WorkingBuild['change']>((act) => priced(changeKept(act), latest), [changeKept, latest]);
  return { build, edited, read, change, clear, latest };
}

const priced = (build: DraftBuild, latest: (components: BuildComponents) => BuildComponents): DraftBuild => {
  const components = latest(build.components);
  return components === build.components ? build : { ...build, components };
};

/** What is in here follows the build a moment later: first what was pressed answers and is painted, then the rest renders piece by piece. */
export const AfterPaint = ({ children }: { children: ReactNode }) => (
  <StateProvider value={useDeferredValue(useBuild())}>{children}</StateProvider>
);
