/** Resolves in a task of its own, so that the page answers the visitor in between. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
