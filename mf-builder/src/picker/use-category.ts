import { useNavigate, useSearchParams } from '@rig4u/shared/routing';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueType } from '../catalogue/schema';
import { offered } from './offered';

/** What the address says about the picker: `?category=gpu&q=asus`. */
export interface CategoryAddress {
  category: CatalogueType;
  /** Opens a category: a new entry of the history, with the search cleared. */
  open: (category: CatalogueType) => void;
  query: string;
  /** Changes the search without a new entry of the history. */
  search: (query: string) => void;
}

const address = (params: Record<string, string>) => ({ search: `?${new URLSearchParams(params)}` });

/** Keeps active category and search in the address; an unknown category is read as cpu. */
export function useCategory(): CategoryAddress {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = params.get('category');
  const category = offered.find((type) => type === named) ?? 'cpu';
  const addressed = params.get('q') ?? '';

  // The field follows each key at once: the router may take a moment, and a field that waits for it loses the caret.
  const [query, setQuery] = useState(addressed);
  const written = useRef(addressed);
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    setQuery(addressed);
  }, [addressed]);

  const search = useCallback(
    (text: string) => {
      written.current = text;
      setQuery(text);
      void navigate(address(text === '' ? { category } : { category, q: text }), { replace: true, preventScrollReset: true });
    },
    [category, navigate],
  );
  const open = useCallback(
    (next: CatalogueType) => {
      if (next !== category) void navigate(address({ category: next }), { preventScrollReset: true });
    },
    [category, navigate],
  );
  return { category, open, query, search };
}
