import { accessoryById } from '@rig4u/shared/accessories';
import { useNavigate } from '@rig4u/shared/routing';
import { useCallback, useMemo } from 'react';
import { isTheme, presetById, type Theme } from '../../domain/presets';
import { budgetRange, isUseCase, toBudget, type UseCase } from '../../domain/recommendation';
import { meantParams, useSearchText } from '../../state/search-params';
import { asUsual, readRefinement, refinementPairs, type Refinement } from './refinement';

export type Step = 1 | 2 | 3 | 'all';

/** Which step of the wizard is open, and what was chosen so far. */
export interface WizardState {
  step: Step;
  useCase: UseCase;
  /** US dollars. */
  budget: number;
  theme: Theme;
  /** The preset that the visitor took from all builds; empty for the recommended one. */
  build: string;
  accessories: readonly string[];
  /** What the computed build is asked for beside use and budget. */
  refinement: Refinement;
  /** What 'See all builds' is narrowed to; empty is all. */
  listUse: string;
  listTheme: Theme | '';
}

/** Where everybody starts, and where 'Start over' leads. */
export const defaults: WizardState = {
  step: 1,
  useCase: 'gaming',
  budget: budgetRange.start,
  theme: 'rgb',
  build: '',
  accessories: [],
  refinement: asUsual,
  listUse: '',
  listTheme: '',
};

const steps: readonly Step[] = [1, 2, 3, 'all'];

/** Reads `?step=3&use=streaming&budget=1200&theme=white&with=id`; whatever is not understood counts as left out. */
export function readAddress(params: URLSearchParams): WizardState {
  const use = params.get('use') ?? '';
  const theme = params.get('theme') ?? '';
  const look = params.get('look') ?? '';
  const build = params.get('build') ?? '';
  return {
    step: steps.find((step) => String(step) === params.get('step')) ?? defaults.step,
    useCase: isUseCase(use) ? use : defaults.useCase,
    budget: toBudget(params.get('budget')),
    theme: isTheme(theme) ? theme : defaults.theme,
    build: presetById(build) ? build : '',
    refinement: readRefinement(params),
    accessories: [...new Set(params.getAll('with'))].filter((id) => accessoryById(id) !== undefined),
    listUse: isUseCase(params.get('for') ?? '') || params.get('for') === 'trading' ? (params.get('for') ?? '') : '',
    listTheme: isTheme(look) ? look : '',
  };
}

/** The address' search text of a state, without what is as it starts. */
export function writeAddress({
  step,
  useCase,
  budget,
  theme,
  build,
  accessories,
  refinement,
  listUse,
  listTheme,
}: WizardState): string {
  const pairs: [string, string, string][] = [
    ['step', String(step), '1'],
    ['use', useCase, defaults.useCase],
    ['budget', String(budget), String(defaults.budget)],
    ['theme', theme, defaults.theme],
    ['build', build, ''],
    ['for', listUse, ''],
    ['look', listTheme, ''],
    ...refinementPairs(refinement),
    ...accessories.map((id): [string, string, string] => ['with', id, '']),
  ];
  const search = new URLSearchParams(
    pairs.filter(([, value, start]) => value !== start).map(([key, value]) => [key, value]),
  ).toString();
  return search === '' ? '' : `?${search}`;
}

export interface Wizard {
  state: WizardState;
  /**
   * Changes the state in place: no new entry of the history. A function is given the latest state, which may be ahead of the
   * rendered one.
   */
  change: (part: Partial<WizardState> | ((latest: WizardState) => Partial<WizardState>)) => void;
  /** Goes to another step, with whatever else changes: the browser's Back leads here again. */
  go: (part: Partial<WizardState>) => void;
}

/** The wizard's state, kept in the address, so that Back, a reload and a copied link work. */
export function useWizard(): Wizard {
  const navigate = useNavigate();
  const { text, write } = useSearchText();
  const state = useMemo(() => readAddress(meantParams(text)), [text]);

  const change = useCallback<Wizard['change']>(
    (part) =>
      write((latest) => {
        const now = readAddress(meantParams(latest));
        return writeAddress({ ...now, ...(typeof part === 'function' ? part(now) : part) }).slice(1);
      }),
    [write],
  );
  const go = useCallback(
    (part: Partial<WizardState>) => void navigate({ search: writeAddress({ ...state, ...part }) }),
    [navigate, state],
  );
  return { state, change, go };
}
