import { defineRemote } from '@rig4u/shared/contracts';

export default defineRemote({
  contract: 1,
  routes: [
    { path: '/contact', lazy: () => import(/* webpackChunkName: "contact" */ './screens/contact/screen') },
    { path: '/purchase', lazy: () => import(/* webpackChunkName: "purchase" */ './screens/purchase/screen') },
  ],
});
