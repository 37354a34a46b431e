export const filters = [
  { value: 'unresolved', label: 'Unresolved' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'All' },
] as const;

export type Filter = (typeof filters)[number]['value'];

/** What the address says: `?show=resolved&error=<id>`, or `?view=remotes`. */
export interface View {
  view: 'errors' | 'remotes';
  show: Filter;
  /** The id of the error that is open. */
  error: string | undefined;
}

/** Reads a query string; what it does not know counts as not said. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    view: params.get('view') === 'remotes' ? 'remotes' : 'errors',
    show: filters.find(({ value }) => value === params.get('show'))?.value ?? 'unresolved',
    error: params.get('error') || undefined,
  };
}

/** The query string of a view, with its `?`; empty for the view that the bare address shows. */
export function writeView({ view, show, error }: View): string {
  const params = new URLSearchParams();
  if (view !== 'errors') params.set('view', view);
  if (show !== 'unresolved') params.set('show', show);
  if (error) params.set('error', error);
  const text = params.toString();
  return text && `?${text}`;
}
