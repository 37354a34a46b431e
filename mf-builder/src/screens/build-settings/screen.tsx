import { savedBuilds, type SavedBuild } from '@rig4u/shared/builds';
import { useParams, usePageMeta } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';
import { useEffect, useState } from 'react';
import { BuildNotFound } from '../../components/build-not-found';
import { Settings } from './settings';

/** `/pc-part-picker/:id/settings`. */
export function Component() {
  const { id } = useParams();
  const { status, value: builds } = useStored(savedBuilds);
  // A build that was deleted here stays on the screen until the list has taken its place.
  const [deleted, setDeleted] = useState<SavedBuild>();
  const unreadable = status === 'corrupt' || status === 'blocked';
  usePageMeta({ title: 'Build settings', description: 'Rename, copy, share, export or delete a saved PC build.' });

  useEffect(() => {
    if (unreadable) toast({ title: 'Error', description: 'Failed to load saved builds.', kind: 'destructive' });
  }, [unreadable]);

  const build = builds.find((one) => one.id === id) ?? (deleted?.id === id ? deleted : undefined);
  if (!build) return <BuildNotFound title="Build settings" readable={!unreadable} />;
  return <Settings key={build.id} build={build} onDeleting={setDeleted} />;
}
