import { defineRemote } from '@rig4u/shared/contracts';

const picker = () => import(/* webpackChunkName: "picker" */ './screens/picker-or-shared-build');
const fitView = () => import(/* webpackChunkName: "fit-view-screen" */ './screens/fit-view/screen');

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/pc-part-picker', lazy: picker },
    { path: '/pc-builder', lazy: picker },
    { path: '/pc-part-picker/:id', lazy: picker },
    { path: '/pc-part-picker/fit', lazy: fitView },
    { path: '/pc-part-picker/:id/fit', lazy: fitView },
    {
      path: '/pc-part-picker/:id/settings',
      lazy: () => import(/* webpackChunkName: "build-settings" */ './screens/build-settings/screen'),
    },
    {
      path: '/saved-builds',
      lazy: () => import(/* webpackChunkName: "saved-builds" */ './screens/saved-builds/screen'),
    },
    {
      path: '/saved-builds/compare',
      lazy: () => import(/* webpackChunkName: "compare-builds" */ './screens/compare-builds/screen'),
    },
    { path: '/optimal-build', lazy: () => import(/* webpackChunkName: "wizard" */ './screens/wizard-or-upgrade') },
    {
      path: '/image-manager',
      lazy: () => import(/* webpackChunkName: "image-manager" */ './screens/image-manager/screen'),
    },
  ],
});
