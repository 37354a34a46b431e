import { addressTails } from '@rig4u/config/address-tails';
import { readAddress } from '../../domain/admin-address';
import { meantSearch } from './meant-search';

test.each(addressTails)('what stands behind an address that was passed on is none of it: %s', (_, tail) => {
  const read = (search: string) => readAddress(meantSearch(search));
  const error = '8f14e45f-ceea-467f-9575-5b2b2c1d9e10';
  const first = { view: 'errors', show: 'unresolved', error: undefined };
  expect(read(`?view=releases${tail}`)).toEqual({ ...first, view: 'releases' });
  expect(read(`?show=all${tail}`)).toEqual({ ...first, show: 'all' });
  expect(read(`?show=all&error=${error}${tail}`)).toEqual({ view: 'errors', show: 'all', error });
});
