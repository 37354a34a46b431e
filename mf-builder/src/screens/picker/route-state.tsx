import { partTypeNames, type PartType } from '@rig4u/shared/builds';
import { useNavigate, useSearchParams } from '@rig4u/shared/routing';
import { useCallback, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { readFilters, writeFilters } from '../../domain/filters/filters-in-address';
import type { Filters } from '../../domain/filters/filters';
import { meantParams, useSearchText } from '../../state/search-params';
import { partSchemas, type CatalogueType } from '../../catalogue/schema';
import { requiredContext } from './required-context';

/** Whether the catalogue holds parts of a type. */
export const isOffered = (type: string): type is CatalogueType => Object.hasOwn(partSchemas, type);

/** The categories that can be opened: the part types that the catalogue holds, in the order of the component list. */
export const offered: readonly CatalogueType[] = partTypeNames.filter(isOffered);

/** The most parts that can be compared side by side. */
export const mostCompared = 4;

/** The category that is open, and what is changed in it. It changes with each opening, and never while the visitor types. */
export interface CategoryState {
  category: CatalogueType;
  /** Opens a category at its top: a new entry of the history, with nothing filtered, on the same shelf. A type that the catalogue does not hold is left alone. */
  open: (type: PartType) => void;
  /** Opens a category and moves the focus to its heading. */
  advance: (type: CatalogueType) => void;
  /** Moves the focus to the heading of a category, at its top, and opens it where it is not open yet. */
  openAtHeading: (type: PartType) => void;
  /** The place, from 0 on, of the chosen part that is being changed; undefined where none was asked to be. */
  changing: number | undefined;
  /** The same, for putting another part in the place of a chosen one, until the visitor goes back or another category opens. */
  openForChange: (type: PartType, place: number) => void;
  /** The heading of the options. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Which parts are listed: our picks, or all on the market, too. */
export type Shelf = 'ours' | 'all';

/** What is shown of the open category. It changes with every key in the search. */
export interface View {
  filters: Filters;
  /** It stays when another category opens. */
  shelf: Shelf;
  /** The id of the part whose details are open. */
  details: string | undefined;
  /** The ids of the parts that are compared, at most `mostCompared`. */
  compared: readonly string[];
}

/** All that the address says of the open category. */
type Shown = View & Pick<CategoryState, 'changing'>;

export interface ViewActions {
  /** Changes the view without a new entry of the history. A function is given the view of this moment. */
  show: (change: Partial<Shown> | ((now: Shown) => Partial<Shown>)) => void;
}

const [CategoryProvider, useCategory] = requiredContext<CategoryState>('The category of the picker');
const [ViewProvider, useView] = requiredContext<View>('The view of the picker');
const [ViewActionsProvider, useViewActions] = requiredContext<ViewActions>('The actions of the view of the picker');
export { useCategory, useView, useViewActions };

/**
 * Keeps category, filters, details, what is being changed and comparison in the address:
 * `?category=gpu&q=asus&f.memory=12-&shelf=all&details=gpu3&change=0&compare=gpu3&compare=gpu5`. An unknown category is read as cpu.
 *
 * Category, view and what changes the view are contexts of their own, so that a key in the search renders only what shows the view.
 */
export function RouteState({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = meantParams(params.toString()).get('category');
  const category = offered.find((type) => type === named) ?? 'cpu';
  const { text, write } = useSearchText();
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(category);
  const awaited = useRef<CatalogueType>(undefined);
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    opened.current = category;
    if (awaited.current !== category) return;
    awaited.current = undefined;
    heading.current?.focus();
  }, [category]);

  // All keep their identity, so that the list of the categories renders only the two whose mark moves.
  const open = useCallback(
    (type: PartType, changing?: number) => {
      if (type === opened.current || !isOffered(type)) return;
      const query = new URLSearchParams({
        category: type,
        ...(readShelf(new URLSearchParams(latest.current)) === 'all' && { shelf: 'all' }),
        ...(changing !== undefined && { change: String(changing) }),
      });
      void navigate({ search: `?${query}` });
    },
    [navigate],
  );
  const advance = useCallback(
    (type: CatalogueType, changing?: number) => {
      if (type === opened.current) return;
      awaited.current = type;
      open(type, changing);
    },
    [open],
  );
  const openAtHeading = useCallback(
    (type: PartType, changing?: number) => {
      if (type === opened.current) {
        document.documentElement.scrollTop = 0;
        heading.current?.focus();
      } else if (isOffered(type)) advance(type, changing);
    },
    [advance],
  );
  const show = useCallback(
    (change: Partial<Shown> | ((now: Shown) => Partial<Shown>)) =>
      write((latest) => {
        const now = readView(category, meantParams(latest));
        return writeView(category, { ...now, ...(typeof change === 'function' ? change(now) : change) });
      }),
    [category, write],
  );

  const openForChange = useCallback(
    (type: PartType, place: number) => {
      if (type === category) {
        const now = readView(category, meantParams(latest.current));
        void navigate({ search: `?${writeView(category, { ...now, changing: place, details: undefined })}` });
      }
      openAtHeading(type, place);
    },
    [category, navigate, openAtHeading],
  );

  const read = useMemo(() => readView(category, meantParams(text)), [category, text]);
  const { details, changing, shelf } = read;
  const categoryState = useMemo(
    () => ({ category, changing, open, advance, openAtHeading, openForChange, heading }),
    [category, changing, open, advance, openAtHeading, openForChange],
  );
  const filters = useFilters(category, text);
  const compared = useSameList(read.compared);
  const view = useMemo(() => ({ filters, shelf, details, compared }), [filters, shelf, details, compared]);
  const viewActions = useMemo(() => ({ show }), [show]);
  return (
    <CategoryProvider value={categoryState}>
      <ViewActionsProvider value={viewActions}>
        <ViewProvider value={view}>{children}</ViewProvider>
      </ViewActionsProvider>
    </CategoryProvider>
  );
}

/** The filters that a query names. They keep their identity while they are the same: who shows only them renders for nothing else. */
function useFilters(category: CatalogueType, query: string): Filters {
  const written = useMemo(
    () => new URLSearchParams(writeFilters(readFilters(category, meantParams(query)))).toString(),
    [category, query],
  );
  return useMemo(() => readFilters(category, new URLSearchParams(written)), [category, written]);
}

/** A list that keeps its identity while it holds the same: a key in the search then renders no card again. Ids have no line breaks. */
function useSameList(list: readonly string[]): readonly string[] {
  const lines = list.join('\n');
  return useMemo(() => (lines === '' ? [] : lines.split('\n')), [lines]);
}

const readView = (category: CatalogueType, params: URLSearchParams): Shown => ({
  filters: readFilters(category, params),
  shelf: readShelf(params),
  details: params.get('details') ?? undefined,
  changing: readPlace(params.get('change')),
  compared: [...new Set(params.getAll('compare'))].slice(0, mostCompared),
});

const readShelf = (params: URLSearchParams): Shelf => (params.get('shelf') === 'all' ? 'all' : 'ours');

/** A place in an address; undefined for what is none. */
const readPlace = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

function writeView(category: CatalogueType, { filters, shelf, details, changing, compared }: Shown): string {
  const pairs: [string, string][] = [['category', category], ...writeFilters(filters)];
  if (shelf === 'all') pairs.push(['shelf', shelf]);
  if (details !== undefined) pairs.push(['details', details]);
  if (changing !== undefined) pairs.push(['change', String(changing)]);
  return new URLSearchParams([...pairs, ...compared.map((id): [string, string] => ['compare', id])]).toString();
}
