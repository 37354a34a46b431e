/** The last resort, in words that need neither React nor styles: replaces everything on the page. */
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

function element(document: Document, tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
