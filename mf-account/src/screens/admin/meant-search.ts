import { withoutTail } from '@rig4u/shared/routing';

/** What a query says, without what stands behind its values since the address was passed on. The ids of errors are UUIDs. */
export const meantSearch = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].map(([name, value]) => [name, withoutTail(value)])).toString();
