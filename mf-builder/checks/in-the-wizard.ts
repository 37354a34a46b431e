import { screen, within } from '@testing-library/react';

/** The heading of a step, once it is there. For tests only. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });

export const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** What the card of the recommended build shows. */
export const card = async () => within(await screen.findByRole('article'));
