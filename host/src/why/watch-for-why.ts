import type { RegistryStore } from '../remotes/registry';

/** Opens the panel that says why each release was chosen: by `?rig4u-why`, or Alt+R. Who may see it, it decides itself. */
export function watchForWhy({ location }: Window, registry: RegistryStore): void {
  // A panel that does not arrive is reported like every promise that nobody waited for.
  const open = () =>
    void import(/* webpackChunkName: "why" */ './show-why').then(({ showWhy }) => showWhy(window, registry));
  addEventListener('keydown', (event) => event.altKey && event.code === 'KeyR' && open());
  if (/[?&]rig4u-why/.test(location.search)) open();
}
