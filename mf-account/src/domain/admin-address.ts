import { filterNamed, type Filter } from './error-log-filter';

/** What the address of `/admin` says: `?show=resolved&error=<id>`, or `?view=releases`. */
export interface AdminAddress {
  view: 'errors' | 'releases';
  show: Filter;
  /** The id of the open error. */
  error: string | undefined;
}

/** Reads a query string. Unknown values count as absent. */
export function readAddress(search: string): AdminAddress {
  const params = new URLSearchParams(search);
  return {
    // 'remotes' is what it was called before.
    view: ['releases', 'remotes'].includes(params.get('view') ?? '') ? 'releases' : 'errors',
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
