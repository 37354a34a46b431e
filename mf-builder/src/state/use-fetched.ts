import { useModule } from '@rig4u/shared/lazy';
import { toast } from '@rig4u/shared/toasts';

/** Code of what is about to open, fetched when it first does; a failure is said and closes what was to open. */
export function useFetched<T>(load: () => Promise<T>, open: boolean, close: () => void): T | undefined {
  return useModule(load, open, () => {
    toast({
      title: 'Error',
      description: 'This part of the page could not be loaded. Check your connection and try again.',
      kind: 'destructive',
    });
    close();
  });
}
