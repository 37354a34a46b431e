import { fieldLike } from './typed-texts';

/**
 * Keeps where the focus is; the function that it gives puts it back where the screen that had it was drawn anew: into the same field, else
 * on the screen's heading, as after a navigation. What has taken the focus meanwhile keeps it, and a dialog takes it itself.
 */
export function keepFocus(): () => void {
  const { activeElement: before } = document;
  const again = before ? fieldLike(before) : () => undefined;
  return () => {
    const { activeElement: now, body } = document;
    if (!before || before === body || (now && now !== body)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const place =
      again() ?? document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main');
    if (place && !place.matches('input, textarea')) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  };
}
