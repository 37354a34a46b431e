/** Stands for the build that is being put together in the picker. No saved build has this id. */
export const fromPicker = 'picker';

/** The search text of the screen that says what to change first in a build: a saved one by its id, or `fromPicker`. */
export const upgradeOf = (from: string): string => `?${new URLSearchParams({ mode: 'upgrade', from }).toString()}`;
