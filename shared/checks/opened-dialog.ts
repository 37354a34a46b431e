import { screen, waitFor } from '@testing-library/react';

/**
 * The dialog with this name, once the focus is in it. A dialog takes the focus a frame after it is there; what a test pastes before
 * that goes nowhere. For tests only.
 */
export async function openedDialog(
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`the focus is not in the dialog ${name}`);
  });
  return dialog;
}
