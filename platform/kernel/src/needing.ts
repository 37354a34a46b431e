/**
 * For tests of what not every machine has: a group with the title `needs …`, none of whose tests runs where it is not there. The end of
 * `npm test` names it, so `what` also says how to get it.
 */
export const needing = (what: string, isThere: boolean, tests: () => void): void =>
  (isThere ? describe : describe.skip)(`needs ${what}`, tests);
