import type { RegistryStore } from '../remotes/registry';

/** Opens the panel that says why each release was chosen: by `?rig4u-why`, or Alt+R. Who may see it, it decides itself. */
export function watchForWhy(window: Window, registry: RegistryStore): void {
  const open = () =>
    import(/* webpackChunkName: "why" */ './show-why').then(
      ({ showWhy }) => showWhy(window, registry),
      (error: unknown) => console.warn('The panel did not arrive:', error),
    );
  window.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyR') void open();
  });
  if (/[?&]rig4u-why/.test(window.location.search)) void open();
}
