import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { keepEdit } from '@rig4u/shared/images';
import { testConfig, testIdentity, testUser } from '@rig4u/shared/testing';
import { act, screen, within } from '@testing-library/react';

export const owner = testConfig.owner.email;

/** Signs a visitor in as the identity provider would. For tests only. */
export async function signIn(email: string | null): Promise<void> {
  configureAuth(testIdentity({ signInWithGoogle: () => Promise.resolve(testUser({ email })) }));
  await act(() => signInWithGoogle());
}

/** Nobody is signed in, and there is no identity provider. */
export async function nobody(): Promise<void> {
  await act(() => signOut());
  configureAuth(undefined);
}

export const editsKey = 'image_edits_tracker';
export const photo = 'https://photos.example/aeron.jpg';

/** An edit of the image of that id, as the dialog keeps it. */
export const keep = (id: string) =>
  keepEdit({ id, originalUrl: '', currentUrl: photo, timestamp: '2026-01-02T03:04:05.000Z', category: 'chair' });

/** The card of an image, by the name that heads it. */
export function card(name: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
  if (!found) throw new Error(`No card is headed ${name}.`);
  return found;
}

export const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
