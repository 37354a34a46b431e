import { hideErrors, showErrors } from './overlay';

// The test's document has no dialogs that can be shown.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

test('errors stand over the page as text, the newest alone, until they are mended', () => {
  showErrors(document, 'It is broken', ['first']);
  showErrors(document, 'It is broken', ['<img src=x onerror=alert(1)>', 'second']);
  const [dialog, ...others] = document.querySelectorAll('dialog');
  expect(others).toEqual([]);
  expect(dialog?.open).toBe(true);
  expect(dialog?.querySelector('h2')?.textContent).toBe('It is broken');
  expect([...(dialog?.querySelectorAll('pre') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '<img src=x onerror=alert(1)>',
    'second',
  ]);
  expect(document.querySelector('img')).toBeNull();
  hideErrors(document);
  expect(document.querySelector('dialog')).toBeNull();
});

test('the button puts it away', () => {
  showErrors(document, 'It is broken', ['first']);
  document.querySelector('button')?.click();
  expect(document.querySelector('dialog')?.open).toBe(false);
  hideErrors(document);
});
