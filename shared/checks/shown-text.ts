import { screen, waitFor } from '@testing-library/react';

/**
 * Waits until a text is seen. It asks again where what showed it was drawn anew: a toast moves when a dialog opens or closes, and the
 * element that was found first is then not in the page. For tests only.
 */
export const shownText = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());
