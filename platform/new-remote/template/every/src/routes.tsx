import { defineRemote } from '@rig4u/shared/contracts';

/** What this remote offers. Paths are literal texts, and each screen is loaded by `lazy`: the build reads both. */
export default defineRemote({
  contract: 1,
  routes: [{ path: '/hello', lazy: () => import('./screens/hello/screen') }],
});
