import { defineRemote } from '@rig4u/shared/contracts';

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/account', lazy: () => import(/* webpackChunkName: "account" */ './account/screen') },
    { path: '/admin', lazy: () => import(/* webpackChunkName: "admin" */ './admin/screen') },
  ],
});
