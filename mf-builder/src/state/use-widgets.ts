import { useModuleOrToast } from '@rig4u/shared/toasts';

/** Dialogs and drawers, fetched when one first opens. A toast tells the visitor if they do not arrive. */
export const useWidgets = (open: boolean, close: () => void) =>
  useModuleOrToast(() => import('@rig4u/shared/widgets'), open, close);
