import { refusalText, type Refusal, type WriteResult } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';

/** Tells the visitor that the browser refused, and why. `what` says what did not happen. */
export const tellRefused = (what: string, reason: Refusal): void =>
  void toast({ title: 'Error', description: what, detail: refusalText(reason), kind: 'destructive' });

/** What the visitor is told where the saved builds cannot be read: on the screen of a build, and on those that list them. */
export const unreadableTexts = {
  picker: {
    title: 'Error Loading Saved Builds',
    description: 'Could not load your saved builds. Local storage may be unavailable.',
  },
  list: { title: 'Error', description: 'Failed to load saved builds.' },
} as const;

/** Tells the visitor where a build was not kept; says nothing where it was. */
export function tellIfNotKept(result: WriteResult<unknown>): void {
  if (!result.ok) tellRefused('Failed to save your PC build. Local storage may be unavailable.', result.reason);
}

/** Tells the visitor how saving a build ended; `detail` is what else there is to know about what was saved. */
export function tellSaved(result: WriteResult<unknown>, detail?: string): void {
  if (result.ok)
    toast({
      title: 'Build Saved',
      description: 'Your PC build has been saved successfully.',
      ...(detail && { detail }),
    });
  else tellIfNotKept(result);
}
