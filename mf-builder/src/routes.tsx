import { defineRemote } from '@rig4u/shared/contracts';

const picker = () => import(/* webpackChunkName: "picker" */ './picker/screen');

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/pc-part-picker', lazy: picker },
    { path: '/pc-builder', lazy: picker },
    { path: '/pc-part-picker/:id', lazy: picker },
    { path: '/saved-builds', lazy: () => import(/* webpackChunkName: "saved-builds" */ './saved-builds/screen') },
  ],
});
