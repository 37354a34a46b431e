import { defineRemote } from '@rig4u/shared/contracts';

// Each guide has an address of its own, so that a page brings the text that it shows and no other.
export default defineRemote({
  contract: 1,
  routes: [
    { path: '/guides', lazy: () => import(/* webpackChunkName: "guide-list" */ './screens/guide-list/screen') },
    {
      path: '/guides/pc-building-basics',
      lazy: () => import(/* webpackChunkName: "pc-building-basics" */ './screens/guide/pc-building-basics'),
    },
    {
      path: '/guides/overclocking-guide',
      lazy: () => import(/* webpackChunkName: "overclocking-guide" */ './screens/guide/overclocking-guide'),
    },
    {
      path: '/guides/building-a-gaming-pc',
      lazy: () => import(/* webpackChunkName: "building-a-gaming-pc" */ './screens/guide/building-a-gaming-pc'),
    },
    {
      path: '/guides/advanced-cooling-solutions',
      lazy: () =>
        import(/* webpackChunkName: "advanced-cooling-solutions" */ './screens/guide/advanced-cooling-solutions'),
    },
    {
      path: '/guides/ultimate-storage-guide',
      lazy: () => import(/* webpackChunkName: "ultimate-storage-guide" */ './screens/guide/ultimate-storage-guide'),
    },
    { path: '/guides/:guideId', lazy: () => import(/* webpackChunkName: "guide-detail" */ './screens/guide/screen') },
  ],
});
