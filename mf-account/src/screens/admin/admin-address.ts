import { withoutTail } from '@rig4u/shared/routing';
import { filterNamed, type Filter } from '../../domain/error-log-filter';

/** What the address of `/admin` says: `?show=resolved&error=<id>`, or `?view=releases`. */
export interface AdminAddress {
  view: 'errors' | 'releases';
  show: Filter;
  /** The id of the open error. */
  error: string | undefined;
}

/** Reads a query string, also one with something behind it since it was passed on. Unknown values count as absent. */
export function readAddress(search: string): AdminAddress {
  const params = new URLSearchParams(search);
  const said = (name: string): string => withoutTail(params.get(name) ?? '');
  return {
    // 'remotes' is what it was called before.
    view: ['releases', 'remotes'].includes(said('view')) ? 'releases' : 'errors',
    show: filterNamed(said('show')),
    error: (isId(said('error')) ? said('error') : params.get('error')) || undefined,
  };
}

const isId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text);

/** The query string with its `?`; empty for the unresolved errors, which `/admin` alone shows. */
export function writeAddress({ view, show, error }: AdminAddress): string {
  const params = new URLSearchParams();
  if (view !== 'errors') params.set('view', view);
  if (show !== 'unresolved') params.set('show', show);
  if (error) params.set('error', error);
  const text = params.toString();
  return text && `?${text}`;
}
