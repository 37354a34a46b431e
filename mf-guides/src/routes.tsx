import { defineRemote } from '@rig4u/shared/contracts';

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/guides', lazy: () => import(/* webpackChunkName: "guide-list" */ './screens/guide-list/screen') },
    { path: '/guides/:guideId', lazy: () => import(/* webpackChunkName: "guide-detail" */ './screens/guide/screen') },
  ],
});
