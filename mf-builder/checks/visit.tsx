import { Outlet, useNavigate } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import { dismissNotification, dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../src/routes';

// A category takes 300 ms to load by design, and a busy machine is slower than the default second.

/** What is around a screen: the browser's Back button, and the toasts. */
function Around() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <main>
        <Outlet />
      </main>
      <ToastAreas />
    </>
  );
}

/** Opens an address of this remote with all its routes and the toasts, as a visitor meets them. For tests only. */
export function visit(path: string, state?: unknown) {
  dismissToast();
  dismissNotification();
  return renderScreen(<p>Another screen</p>, {
    path,
    state,
    routes: [
      {
        element: <Around />,
        HydrateFallback: () => null,
        children: remote.routes.map(({ path: pattern, lazy }) => ({ path: pattern, lazy })),
      },
    ],
  });
}

/** The browser keeps nothing from here on, because its storage is full. */
export const refuseWrites = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

/** The message that has this title and this text is there. */
export async function says(title: string, text: string): Promise<void> {
  const line = await screen.findByText(text);
  expect(line.closest('li')).toHaveTextContent(`${title}${text}`);
}

/**
 * The options of the open category, once its parts are there. Their count tells: asking the whole screen for buttons by name at
 * each change takes seconds.
 */
export async function options(): Promise<HTMLElement> {
  const count = await screen.findByText(/^[\d,]+ (parts|of [\d,]+)$/, { selector: '[role=status]' });
  const section = count.closest('section');
  if (!section) throw new Error('the count of the parts is in no section');
  // The rows follow the count after the paint.
  await waitFor(() => expect(section.querySelector('[data-loading], [aria-busy]')).toBeNull());
  return section;
}

/** The card buttons of the active category, once its parts are there. */
export const chooseButtons = async () =>
  within(await options()).getAllByRole('button', { name: /^(Choose|Swap in) .+, \$/ });

/** The section that carries this heading. */
export const region = (name: string | RegExp) => screen.getByRole('region', { name });
