import type { ErrorLog } from '@rig4u/shared/database';

/** What is known of the error log. */
export interface Errors {
  /** The errors of the filter so far, newest first; undefined until the first ones are there. */
  list: readonly ErrorLog[] | undefined;
  /** One that was opened by its address and is not in the list. */
  apart: ErrorLog | undefined;
  /** Whether there may be older ones. */
  more: boolean;
  /** What is being fetched. */
  busy: 'list' | 'more' | undefined;
  /** Why the last fetching failed. */
  failure: string | undefined;
}

export const nothingYet: Errors = { list: undefined, apart: undefined, more: false, busy: 'list', failure: undefined };

/** A list and the page after it; what both hold stands once. */
export function joined(list: readonly ErrorLog[], page: readonly ErrorLog[]): readonly ErrorLog[] {
  const ids = new Set(list.map(({ id }) => id));
  return [...list, ...page.filter(({ id }) => !ids.has(id))];
}

/** The errors with that one resolved or open; it keeps its place in the list. */
export function marked(errors: Errors, id: string, resolved: boolean): Errors {
  const mark = (error: ErrorLog): ErrorLog => (error.id === id ? { ...error, resolved } : error);
  return { ...errors, list: errors.list?.map(mark), apart: errors.apart && mark(errors.apart) };
}

/** The error of that id, in the list or apart. */
export const errorOf = ({ list, apart }: Errors, id: string): ErrorLog | undefined =>
  list?.find((error) => error.id === id) ?? (apart?.id === id ? apart : undefined);
