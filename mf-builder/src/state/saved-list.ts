import { deleteBuild, saveBuild, savedBuilds, type BuildComponents, type SavedBuild } from '@rig4u/shared/builds';
import { refusalText, useStored } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';
import { useEffect } from 'react';
import { tellRefused, tellSaved, unreadableTexts } from './refusals';
import { dropTexts } from './unsaved-texts';
import { dropEdits } from './working-build';

export interface SavedList {
  builds: readonly SavedBuild[];
  /** Why the list cannot be read; undefined where it can. The list is empty then. */
  unreadable: 'corrupt' | 'blocked' | undefined;
}

/** The builds saved in this browser. Where they cannot be read, a toast says so in the words of the `screen`, with the reason. */
export function useSavedList(screen: keyof typeof unreadableTexts): SavedList {
  const { status, value: builds } = useStored(savedBuilds);
  const unreadable = status === 'corrupt' || status === 'blocked' ? status : undefined;
  useEffect(() => {
    if (unreadable) toast({ ...unreadableTexts[screen], detail: refusalText(unreadable), kind: 'destructive' });
  }, [unreadable, screen]);
  return { builds, unreadable };
}

interface NewBuild {
  /** Without one it is named after its place. */
  name?: string | undefined;
  note?: string | undefined;
  components: BuildComponents;
  /** What the check says of it. */
  verdict: unknown;
  /** How many addresses of pictures were left out of it. */
  pictures?: number | undefined;
}

const leftOut = 'Addresses of pictures were left out of it: pictures from other sites are not shown here.';

/** Appends a build to the saved ones and tells how that ended. Returns the entry's id; undefined where the browser refused it. */
export function keepBuild({ name, note, components, verdict, pictures = 0 }: NewBuild): string | undefined {
  let id: string | undefined;
  const now = new Date();
  const result = savedBuilds.update((list) =>
    saveBuild(list, components, now, verdict).map((build, index): SavedBuild => {
      if (index < list.length) return build;
      id = build.id;
      return { ...build, ...(name && { name }), ...(note && { note }) };
    }),
  );
  tellSaved(result, pictures > 0 ? leftOut : undefined);
  return result.ok ? id : undefined;
}

/** Deletes a saved build with its unsaved changes, and tells how that ended. Returns whether it is gone. */
export function removeBuild(id: string): boolean {
  const result = savedBuilds.update((list) => deleteBuild(list, id));
  if (!result.ok) {
    tellRefused('Failed to delete the PC build.', result.reason);
    return false;
  }
  dropEdits(id);
  dropTexts(id);
  toast({ title: 'Build Deleted', description: 'The PC build has been deleted successfully.' });
  return true;
}
