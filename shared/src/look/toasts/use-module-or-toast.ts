import { checkConnection, useModule } from '../../kernel/loading';
import { toast } from './toast';

/**
 * Returns the code of a dialog or a section that is about to open, fetched when it first opens; undefined until it is there. A
 * failure tells the visitor in a toast and calls `close`, so that opening it again tries again.
 */
export function useModuleOrToast<M>(load: () => Promise<M>, open: boolean, close: () => void): M | undefined {
  return useModule(load, open, () => {
    toast({
      title: 'Error',
      description: `This part of the page could not be loaded. ${checkConnection}`,
      kind: 'destructive',
    });
    close();
  });
}
