import { useModule } from '@rig4u/shared/lazy';
import { toast } from '@rig4u/shared/toasts';

const load = () => Promise.all([import('@rig4u/shared/widgets'), import(/* webpackChunkName: "share" */ './panels')]);

/** What the dialogs of sharing are made of, fetched when one is first opened; a failure is said and closes what was to open. */
export function usePanels(open: boolean, close: () => void) {
  const loaded = useModule(load, open, () => {
    toast({
      title: 'Error',
      description: 'This part of the page could not be loaded. Check your connection and try again.',
      kind: 'destructive',
    });
    close();
  });
  return loaded && { ...loaded[0], ...loaded[1] };
}
