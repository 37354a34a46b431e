import { toast } from '@rig4u/shared/toasts';
import { useModule } from '@rig4u/shared/lazy';

/** Dialogs and drawers, fetched when one is first opened; a failure is said and closes what was to open. */
export function useWidgets(open: boolean, close: () => void) {
  return useModule(
    () => import('@rig4u/shared/widgets'),
    open,
    () => {
      toast({
        title: 'Error',
        description: 'This part of the page could not be loaded. Check your connection and try again.',
        kind: 'destructive',
      });
      close();
    },
  );
}
