import { useFetched } from './use-fetched';

/** Dialogs and drawers. */
export const useWidgets = (open: boolean, close: () => void) =>
  useFetched(() => import('@rig4u/shared/widgets'), open, close);
