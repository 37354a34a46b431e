import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@rig4u/shared/testing';
import { Home } from './home';

jest.mock('./hero-drawing', () => ({ heroDrawing: '<svg viewBox="0 0 1600 900"></svg>' }));

test(
  spec('1.1 2.18', 'the hero says what the product is for, has one button, and a picture under a veil behind it'),
  async () => {
    renderScreen(<Home />);
    const hero = screen.getByRole('region', { name: 'Your Perfect PC' });
    expect(within(hero).getByText(/^Build a custom PC that fits your needs and budget\./)).toBeVisible();
    expect(
      within(hero)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Find My PC', 'Not sure? Two questions']);
    await waitFor(() =>
      expect(hero.querySelector('[aria-hidden="true"] svg[viewBox="0 0 1600 900"]')).toBeInTheDocument(),
    );
    const veil = hero.lastElementChild;
    expect(veil && getComputedStyle(veil).getPropertyValue('background')).toBe('var(--hero-veil)');
    expect(veil).toHaveStyle({ position: 'absolute', pointerEvents: 'none' });
  },
);
