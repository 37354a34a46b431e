import { defineRemote } from '@rig4u/shared/contracts';

const picker = () => import(/* webpackChunkName: "picker" */ './picker/screen');

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/pc-part-picker', lazy: picker },
    { path: '/pc-builder', lazy: picker },
    { path: '/pc-part-picker/:id', lazy: picker },
    {
      path: '/pc-part-picker/:id/settings',
      lazy: () => import(/* webpackChunkName: "build-settings" */ './build-settings/screen'),
    },
    { path: '/saved-builds', lazy: () => import(/* webpackChunkName: "saved-builds" */ './saved-builds/screen') },
    { path: '/optimal-build', lazy: () => import(/* webpackChunkName: "wizard" */ './wizard/screen') },
    { path: '/image-manager', lazy: () => import(/* webpackChunkName: "image-manager" */ './image-manager/screen') },
  ],
});
