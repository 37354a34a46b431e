const id = 'rig4u-dev-errors';

/**
 * Says over the page what is wrong with the remote, as text. A dialog: the keyboard is in it, Escape puts it away, and the focus is
 * where it was when it closes.
 */
export function showErrors(document: Document, what: string, errors: readonly string[]): void {
  hideErrors(document);
  const dialog = document.createElement('dialog');
  dialog.id = id;
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  // By script: the page's policy refuses style attributes.
  dialog.style.cssText =
    'box-sizing:border-box;width:min(60rem,92vw);max-height:85vh;margin:auto;padding:1.25rem;overflow:auto;' +
    'border:2px solid #b3261e;border-radius:8px;background:#fff;color:#1b1b1f;font:1rem/1.5 system-ui,sans-serif';
  const title = document.createElement('h2');
  title.id = `${id}-title`;
  title.textContent = what;
  title.style.cssText = 'margin:0 0 .5rem;font-size:1.25rem;font-weight:600';
  const hint = document.createElement('p');
  hint.textContent = 'The page stays as it was. This goes when the code is mended.';
  dialog.append(title, hint, ...errors.map((error) => textOf(document, error)), closing(document, dialog));
  document.body.append(dialog);
  dialog.showModal();
}

/** Takes the message away, if there is one. */
export function hideErrors(document: Document): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
  dialog?.remove();
}

function textOf(document: Document, error: string): HTMLElement {
  const text = document.createElement('pre');
  text.tabIndex = 0;
  text.textContent = error;
  text.style.cssText =
    'margin:.75rem 0;padding:.75rem;overflow-x:auto;background:#f3f3f6;font:.875rem/1.4 ui-monospace,monospace;white-space:pre-wrap';
  return text;
}

function closing(document: Document, dialog: HTMLDialogElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.style.cssText =
    'padding:.4rem 1rem;border:1px solid #1b1b1f;border-radius:6px;background:#fff;color:inherit;font:inherit';
  button.addEventListener('click', () => dialog.close());
  return button;
}
