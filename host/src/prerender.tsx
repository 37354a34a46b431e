import { createElement } from 'react';
import type { Prerender } from '@rig4u/shared/prerender';
import { paths } from '@rig4u/shared/routing';
import type { RemoteSource } from './remotes/source';
import { appRoutes } from './shell/routes';

const asked = new Set<string>();

/** Every address leads somewhere, every remote is the place of one, and header and footer have a link to copy. */
const source: RemoteSource = {
  owns: (pathname) => Boolean(asked.add(pathname)),
  places: () => placeholders,
  load: async () => ({
    kind: 'screen',
    remote: '',
    release: '',
    routes: [{ path: '*', element: createElement('rig4u-screen') }],
  }),
  crashed: () => 'none',
  tryAgain: () => undefined,
  failedFile: async (error) => {
    throw error;
  },
  prefetch: () => undefined,
};

const placeholders = (['header', 'footer'] as const).map((place, order) => ({
  place,
  order,
  path: `/rig4u-link/${place}`,
  text: 'rig4u-link',
}));

const prerender: Prerender = {
  routes: appRoutes(source),
  whole: [paths.home, paths.terms],
  heads: [paths.privacy],
  shell: '/rig4u-shell',
  asked,
};
export default prerender;
