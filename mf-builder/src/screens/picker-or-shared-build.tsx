import { useParams, usePageMeta } from '@rig4u/shared/routing';
import { BuildNotFound } from '../components/build-not-found';
import { useSavedList } from '../state/saved-list';
import { SharedBuild, useSharedLink } from './shared-build/shared-build';
import { Picker } from './picker/picker';

/** `/pc-part-picker`, `/pc-builder` and `/pc-part-picker/:id`; with a build's link behind `#` it shows that build. */
export function Component() {
  const hash = useSharedLink();
  return hash === undefined ? <Own /> : <SharedBuild key={hash} hash={hash} />;
}

function Own() {
  const { id } = useParams();
  const { builds, unreadable } = useSavedList('picker');
  usePageMeta({
    title: 'PC Builder',
    description:
      'Choose the parts of your PC one category at a time, with the total and the completeness always in sight.',
  });

  const saved = builds.find((build) => build.id === id);
  if (id !== undefined && !saved) return <BuildNotFound title="PC Builder" readable={!unreadable} />;
  return <Picker key={id ?? 'new'} saved={saved} savedCount={builds.length} />;
}
