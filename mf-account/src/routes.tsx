import { defineRemote } from '@rig4u/shared/contracts';

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/account', lazy: () => import(/* webpackChunkName: "account" */ './screens/account/screen') },
    { path: '/admin', lazy: () => import(/* webpackChunkName: "admin" */ './screens/admin/screen') },
  ],
});
