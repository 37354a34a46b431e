import { saveBuild, savedBuilds, type BuildComponents, type SavedBuild } from '@rig4u/shared/builds';
import { toast } from '@rig4u/shared/toasts';

interface NewBuild {
  /** Without one it is named after its place. */
  name?: string | undefined;
  note?: string | undefined;
  components: BuildComponents;
}

/** Appends a build to the saved ones and says how that ended. Answers the entry's id, or undefined where the browser refuses to keep it. */
export function keepBuild({ name, note, components }: NewBuild): string | undefined {
  let id: string | undefined;
  const now = new Date();
  const result = savedBuilds.update((list) =>
    saveBuild(list, components, now).map((build, index): SavedBuild => {
      if (index < list.length) return build;
      id = build.id;
      return { ...build, ...(name && { name }), ...(note && { note }) };
    }),
  );
  sayKept(result.ok);
  return result.ok ? id : undefined;
}

/** Says how saving a build has ended. */
export function sayKept(ok: boolean): void {
  if (ok) toast({ title: 'Build Saved', description: 'Your PC build has been saved successfully.' });
  else
    toast({
      title: 'Error',
      description: 'Failed to save your PC build. Local storage may be unavailable.',
      kind: 'destructive',
    });
}
