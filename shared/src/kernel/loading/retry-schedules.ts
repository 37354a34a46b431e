// The one place that says when something is tried again. This file stands inline in the page too (`@rig4u/shared/boot`), so it
// imports nothing.

/** Milliseconds to wait before each attempt to fetch code: three quick attempts, then a person decides. */
export const codeRetriesMs = [0, 150, 400];

/** Milliseconds after which the page's own scripts, and a start that failed, are tried again. */
export const startRetriesMs = [500, 2000];
