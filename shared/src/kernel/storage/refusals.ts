/** Why a write was refused: the disk's share is full, the visitor blocks storage, or what is stored is damaged. */
export type Refusal = 'full' | 'blocked' | 'corrupt';

const causes: Readonly<Record<Refusal, string>> = {
  full: "This browser's storage is full. Delete builds that you no longer need, then try again.",
  blocked: 'This browser does not let the page use its storage. Allow it for this site, then try again.',
  corrupt: 'What this browser has stored is damaged. A copy is kept, and the next save starts a new list.',
};

/** Returns the cause of a refused write and the way out, in words for the visitor. It goes after the sentence that says what failed. */
export const refusalText = (reason: Refusal): string => causes[reason];
