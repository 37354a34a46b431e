import { screen, within } from '@testing-library/react';
import { renderScreen } from '../checks/render-screen';
import * as charts from '../src/look/charts';
import * as images from '../src/look/images';
import * as ui from '../src/look/ui';
import * as widgets from '../src/look/widgets';
import { Gallery } from './gallery';

test('every component has a place in the gallery', async () => {
  const { container } = renderScreen(
    <Gallery parts={[{ part: 'mf-x', specimens: [{ of: ['Row'], shows: <p>A row</p> }] }]} />,
  );
  await screen.findByRole('tab', { name: 'Profile', selected: true });
  const shown = new Set(
    [...container.querySelectorAll('[data-components]')].flatMap((specimen) =>
      (specimen.getAttribute('data-components') ?? '').split(' '),
    ),
  );
  const components = Object.keys({ ...ui, ...widgets, ...images, ...charts }).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
  expect(
    within(screen.getByRole('region', { name: 'The look of mf-x' })).getByRole('region', { name: 'Row' }),
  ).toHaveTextContent('A row');
});
