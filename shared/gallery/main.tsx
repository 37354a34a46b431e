import { createRoot } from 'react-dom/client';
import config from 'rig4u-dev/config';
import specimensOfParts from 'rig4u-dev/specimens';
import { initConfig } from '../src/kernel/config';
import { createBrowserRouter, RouterProvider } from '../src/kernel/routing';
import { applyTheme, preferredTheme, RigProvider } from '../src/look/theme';
import { Gallery } from './gallery';

initConfig(config);
applyTheme(document, preferredTheme(localStorage.getItem('theme'), matchMedia('(prefers-color-scheme: dark)').matches));
const place = document.getElementById('root');
if (!place) throw new Error('The page of the gallery has no element with the id "root".');
createRoot(place).render(
  <RigProvider>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Gallery parts={specimensOfParts} /> }])} />
  </RigProvider>,
);
