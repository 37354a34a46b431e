/** The message that the page shows until the application replaces it. */
export const loadingMessage = (document: Document): Element | null => document.querySelector('#root .start');

/** Has the message say that the application did not start. */
export function sayNotStarted(document: Document): void {
  const message = loadingMessage(document);
  if (message) message.textContent = 'Something went wrong. Please refresh the page.';
}
