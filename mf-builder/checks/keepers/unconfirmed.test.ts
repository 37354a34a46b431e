import { isMissing } from './unconfirmed';

/** What keepers agree on of one fact, which the catalogue does not have. */
const isNew = (part: string, fact: string, inner: string, agreed: unknown): boolean =>
  isMissing({
    part,
    fact,
    inner,
    agreed,
    verdict: 'new',
    catalogue: undefined,
    basis: undefined,
    said: {},
    openDb: undefined,
  });

test.each([
  ['psu99', 'eps8', '', 0, true],
  ['monitor99', 'inputs', 'DP dsc', false, true],
  ['motherboard99', 'm2', '0 disablesSata', 0, true],
  ['case99', 'radiators', 'top 240', true, true],
  ['case99', 'fanMounts', 'rear 120 × 1', false, false],
  ['case99', 'radiators', 'top 240', false, false],
  ['monitor99', 'inputs', 'USB-C', false, false],
  ['monitor99', 'inputs', 'DP dsc', null, false],
  ['cooling99', 'tdp', '', null, false],
  ['case99', 'fansChained', '', 2, false],
])('%s %s (%s) that keepers know as %j comes: %j', (part, fact, inner, agreed, comes) => {
  expect(isNew(part, fact, inner, agreed)).toBe(comes);
});
