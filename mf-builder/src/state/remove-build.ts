import { deleteBuild, savedBuilds } from '@rig4u/shared/builds';
import { toast } from '@rig4u/shared/toasts';
import { dropTexts } from './unsaved-texts';
import { dropEdits } from './working-build';

/** Deletes a saved build with what is unsaved of it, and says how that ended. */
export function removeBuild(id: string): boolean {
  const result = savedBuilds.update((list) => deleteBuild(list, id));
  if (!result.ok) {
    toast({ title: 'Error', description: 'Failed to delete the PC build.', kind: 'destructive' });
    return false;
  }
  dropEdits(id);
  dropTexts(id);
  toast({ title: 'Build Deleted', description: 'The PC build has been deleted successfully.' });
  return true;
}
