import { useModuleOrToast } from '@rig4u/shared/toasts';

const load = () => Promise.all([import('@rig4u/shared/widgets'), import(/* webpackChunkName: "share" */ './panels')]);

/** The code of the sharing dialogs, fetched when one first opens. A toast tells the visitor if it does not arrive. */
export function usePanels(open: boolean, close: () => void) {
  const loaded = useModuleOrToast(load, open, close);
  return loaded && { ...loaded[0], ...loaded[1] };
}
