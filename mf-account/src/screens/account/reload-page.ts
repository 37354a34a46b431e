/** Reloads the page. A file of its own because a test can replace a module, but not `window.location.reload`. */
export const reloadPage = (): void => window.location.reload();
