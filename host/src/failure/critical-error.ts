/** Replaces everything on the page by the last resort: plain words that need neither React nor styles. */
export function criticalError(document: Document): void {
  const screen = document.createElement('main');
  screen.className = 'failure';
  screen.setAttribute('role', 'alert');
  screen.append(
    element(document, 'h1', 'Critical Error'),
    element(document, 'p', 'Please refresh the page or contact support.'),
  );
  document.body.replaceChildren(screen);
}

const element = (document: Document, tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });
