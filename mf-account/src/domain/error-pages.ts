import type { ErrorLog } from '@rig4u/shared/database';

/** The part of the error log that has been loaded. */
export interface LoadedErrors {
  /** The errors of the filter so far, newest first; undefined until the first page has arrived. */
  list: readonly ErrorLog[] | undefined;
  /** An error that was opened by its address and is not in the list. */
  apart: ErrorLog | undefined;
  /** Whether there may be older errors. */
  more: boolean;
  /** What is being loaded. */
  busy: 'list' | 'more' | undefined;
  /** Why the last load failed. */
  failure: string | undefined;
}

export const nothingYet: LoadedErrors = {
  list: undefined,
  apart: undefined,
  more: false,
  busy: 'list',
  failure: undefined,
};

/** A list and the page after it, without repetitions. */
export function joined(list: readonly ErrorLog[], page: readonly ErrorLog[]): readonly ErrorLog[] {
  const ids = new Set(list.map(({ id }) => id));
  return [...list, ...page.filter(({ id }) => !ids.has(id))];
}

/** The same errors, one of them marked as resolved or not. It keeps its place in the list. */
export function marked(errors: LoadedErrors, id: string, resolved: boolean): LoadedErrors {
  const mark = (error: ErrorLog): ErrorLog => (error.id === id ? { ...error, resolved } : error);
  return { ...errors, list: errors.list?.map(mark), apart: errors.apart && mark(errors.apart) };
}

/** The error with that id, from the list or opened by its address; undefined if it has not been loaded. */
export const errorOf = ({ list, apart }: LoadedErrors, id: string): ErrorLog | undefined =>
  list?.find((error) => error.id === id) ?? (apart?.id === id ? apart : undefined);
