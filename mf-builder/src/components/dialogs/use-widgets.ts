import { useModuleOrToast } from '@rig4u/shared/toasts';

/** The code of dialogs and drawers, fetched when one first opens. A toast tells the visitor if it does not arrive. */
export const useWidgets = (open: boolean, close: () => void) =>
  useModuleOrToast(() => import('@rig4u/shared/widgets'), open, close);
