import { useModuleOrToast } from '@rig4u/shared/toasts';

const load = () =>
  Promise.all([
    import('@rig4u/shared/widgets'),
    import(/* webpackChunkName: "share" */ './share-panel'),
    import(/* webpackChunkName: "share" */ './import-panel'),
  ]);

/** The code of the dialogs for sharing and importing, fetched when one first opens; undefined until it is there. */
export function usePanels(open: boolean, close: () => void) {
  const loaded = useModuleOrToast(load, open, close);
  return loaded && { ...loaded[0], ...loaded[1], ...loaded[2] };
}
