import { filterNamed, type Filter } from './error-log-filter';

/** What the address of `/admin` says: `?show=resolved&error=<id>`, or `?view=remotes`. */
export interface AdminAddress {
  view: 'errors' | 'remotes';
  show: Filter;
  /** The id of the open error. */
  error: string | undefined;
}

/** Reads a query string. Unknown values count as absent. */
export function readAddress(search: string): AdminAddress {
  const params = new URLSearchParams(search);
  return {
    view: params.get('view') === 'remotes' ? 'remotes' : 'errors',
    show: filterNamed(params.get('show')),
    error: params.get('error') || undefined,
  };
}

/** The query string with its `?`; empty for the unresolved errors, which `/admin` alone shows. */
export function writeAddress({ view, show, error }: AdminAddress): string {
  const params = new URLSearchParams();
  if (view !== 'errors') params.set('view', view);
  if (show !== 'unresolved') params.set('show', show);
  if (error) params.set('error', error);
  const text = params.toString();
  return text && `?${text}`;
}
