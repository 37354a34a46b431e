import { savedBuilds } from '@rig4u/shared/builds';
import { useParams, usePageMeta } from '@rig4u/shared/routing';
import { useStored } from '@rig4u/shared/storage';
import { toast } from '@rig4u/shared/toasts';
import { useEffect } from 'react';
import { BuildNotFound } from '../components/build-not-found';
import { SharedBuild } from './shared-build/shared-build';
import { useSharedLink } from './shared-build/shared-link';
import { Picker } from './picker/picker';

/** `/pc-part-picker`, `/pc-builder` and `/pc-part-picker/:id`; with a build's link behind `#` it shows that build. */
export function Component() {
  const hash = useSharedLink();
  return hash === undefined ? <Own /> : <SharedBuild key={hash} hash={hash} />;
}

function Own() {
  const { id } = useParams();
  const { status, value: builds } = useStored(savedBuilds);
  const unreadable = status === 'corrupt' || status === 'blocked';
  usePageMeta({
    title: 'PC Builder',
    description:
      'Choose the parts of your PC one category at a time, with the total and the completeness always in sight.',
  });

  useEffect(() => {
    if (!unreadable) return;
    toast({
      title: 'Error Loading Saved Builds',
      description: 'Could not load your saved builds. Local storage may be unavailable.',
      kind: 'destructive',
    });
  }, [unreadable]);

  const saved = builds.find((build) => build.id === id);
  if (id !== undefined && !saved) return <BuildNotFound title="PC Builder" readable={!unreadable} />;
  return <Picker key={id ?? 'new'} saved={saved} savedCount={builds.length} />;
}
