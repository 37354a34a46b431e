/** The choices of the error log's filter, in their order; `none` is what an empty list says. */
export const filters = [
  { value: 'unresolved', label: 'Unresolved', none: 'No unresolved errors' },
  { value: 'resolved', label: 'Resolved', none: 'No resolved errors' },
  { value: 'all', label: 'All', none: 'No errors have been logged' },
] as const;

export type Filter = (typeof filters)[number]['value'];

/** The filter of that name; the unresolved errors for any other name. */
export const filterNamed = (name: string | null): Filter =>
  filters.find(({ value }) => value === name)?.value ?? 'unresolved';

/** What the database is asked for: resolved or unresolved errors; nothing for both. */
export const filterQuery = (filter: Filter): { resolved?: boolean } =>
  filter === 'all' ? {} : { resolved: filter === 'resolved' };

/** What an empty list says under a filter. */
export const noneText = (filter: Filter): string | undefined => filters.find(({ value }) => value === filter)?.none;
