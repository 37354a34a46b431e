import { screen } from '@testing-library/react';
import { renderScreen, testConfig } from '../../../../checks/render-screen';
import { Logo } from '.';

const logo = () => screen.getByRole('link');
const highlighted = () => logo().querySelector('span > span + span');

test(spec('2.12', 'an icon and the product name, its last part highlighted'), () => {
  renderScreen(<Logo />);
  expect(logo().querySelector('svg')).toBeInTheDocument();
  expect(logo()).toHaveTextContent('Rig4U');
  expect(highlighted()).toHaveTextContent(/^4U$/);
  expect(highlighted()).not.toHaveStyle({ color: getComputedStyle(logo()).color });
});

test(spec('2.13 9.36', 'three sizes, each larger than the one before'), () => {
  const sizes = (['sm', 'md', 'lg'] as const).map((size) => {
    const { unmount } = renderScreen(<Logo size={size} />);
    const { fontSize } = getComputedStyle(logo());
    unmount();
    return Number.parseFloat(fontSize);
  });
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
});

test('another name has its own highlight, or none', () => {
  const { unmount } = renderScreen(<Logo />, { config: { product: { name: 'BuildMe', highlight: 'Me' } } });
  expect(highlighted()).toHaveTextContent(/^Me$/);
  unmount();
  renderScreen(<Logo />, { config: { product: { ...testConfig.product, name: 'Desk' } } });
  expect(logo()).toHaveTextContent('Desk');
  expect(highlighted()).toBeNull();
});
