import { refusalText, type Refusal, type WriteResult } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';

/** Tells the visitor that the browser refused, and why. `what` says what did not happen. */
export const tellRefused = (what: string, reason: Refusal): void =>
  void toast({ title: 'Error', description: what, detail: refusalText(reason), kind: 'destructive' });

/** Tells the visitor where a build was not kept; says nothing where it was. */
export function tellIfNotKept(result: WriteResult<unknown>): void {
  if (!result.ok) tellRefused('Failed to save your PC build. Local storage may be unavailable.', result.reason);
}

/** Tells the visitor how saving a build ended. */
export function tellSaved(result: WriteResult<unknown>): void {
  if (result.ok) toast({ title: 'Build Saved', description: 'Your PC build has been saved successfully.' });
  else tellIfNotKept(result);
}
