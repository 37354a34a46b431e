import { useNavigate, useSearchParams } from '@rig4u/shared/routing';
import { useCallback, useMemo } from 'react';
import { useSearchText } from '../../state/use-search-text';
import type { CatalogueType } from '../../catalogue/schema';
import { readFilters, writeFilters } from '../../domain/filters/address';
import type { Filters } from '../../domain/filters/filters';
import { offered } from './list/offered';

/** At most so many parts stand side by side. */
export const mostCompared = 4;

/** What the address says about the picker: `?category=gpu&q=asus&f.memory=12-&details=gpu3&compare=gpu3&compare=gpu5`. */
export interface View {
  filters: Filters;
  /** The part whose details are open. */
  details: string | undefined;
  /** Parts that stand side by side. */
  compared: readonly string[];
}

export interface PickerAddress extends View {
  category: CatalogueType;
  /** Opens a category: a new entry of the history, with nothing filtered. */
  open: (category: CatalogueType) => void;
  /** Changes the view without a new entry of the history. */
  show: (change: Partial<View>) => void;
}

/** Keeps category, filters, details and comparison in the address; an unknown category is read as cpu. */
export function useAddress(): PickerAddress {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('category');
  const category = offered.find((type) => type === named) ?? 'cpu';
  const { text, write } = useSearchText();

  const view = useMemo(() => readView(category, new URLSearchParams(text)), [category, text]);
  const show = useCallback(
    (change: Partial<View>) =>
      write((latest) => writeView(category, { ...readView(category, new URLSearchParams(latest)), ...change })),
    [category, write],
  );
  const open = useCallback(
    (next: CatalogueType) => {
      if (next !== category) void navigate({ search: `?category=${next}` }, { preventScrollReset: true });
    },
    [category, navigate],
  );
  return { category, ...view, open, show };
}

const readView = (category: CatalogueType, params: URLSearchParams): View => ({
  filters: readFilters(category, params),
  details: params.get('details') ?? undefined,
  compared: [...new Set(params.getAll('compare'))].slice(0, mostCompared),
});

function writeView(category: CatalogueType, { filters, details, compared }: View): string {
  const pairs: [string, string][] = [['category', category], ...writeFilters(filters)];
  if (details !== undefined) pairs.push(['details', details]);
  return new URLSearchParams([...pairs, ...compared.map((id): [string, string] => ['compare', id])]).toString();
}
