import { screen } from '@testing-library/react';
import { renderScreen } from '../checks/render-screen';
import * as charts from '../src/look/charts';
import * as images from '../src/look/images';
import * as motion from '../src/look/motion';
import * as pictures from '../src/look/pictures';
import * as ui from '../src/look/ui';
import * as widgets from '../src/look/widgets';
import { Gallery } from './gallery';

/** Names that begin like a component and are none, or that cannot be shown by themselves: the look of what a screen fills. */
const notShown = ['MotionRoot', 'Gallery'];

test('every component has a place in the gallery', async () => {
  const { container } = renderScreen(<Gallery />);
  await screen.findByRole('tab', { name: 'Profile', selected: true });
  const shown = new Set(
    [...container.querySelectorAll('[data-components]')].flatMap((specimen) =>
      (specimen.getAttribute('data-components') ?? '').split(' '),
    ),
  );
  const components = Object.keys({ ...ui, ...widgets, ...images, ...motion, ...pictures, ...charts }).filter((name) =>
    /^[A-Z]/.test(name),
  );
  expect(components.filter((name) => !shown.has(name) && !notShown.includes(name))).toEqual([]);
});
