import { patiently } from '@rig4u/shared/lazy';
import { useParams, usePageMeta } from '@rig4u/shared/routing';
import { Skeleton } from '@rig4u/shared/ui';
import { BuildNotFound } from '../components/build-not-found';
import { WhenLoaded } from '../components/when-loaded';
import { useSavedList } from '../state/saved-list';
import { useSharedLink } from './shared-build/shared-link';
import { Picker } from './picker/picker';

/** `/pc-part-picker`, `/pc-builder` and `/pc-part-picker/:id`; with a build's link behind `#` it shows that build. */
export function Component() {
  const hash = useSharedLink();
  if (hash === undefined) return <Own />;
  return (
    <WhenLoaded what="The shared build" load={loadSharedBuild} waiting={<Skeleton shape="screen" />}>
      {({ SharedBuild }) => <SharedBuild key={hash} hash={hash} />}
    </WhenLoaded>
  );
}

/** Its code comes with the first link that is opened: most visits are to the picker. */
const loadSharedBuild = () =>
  patiently(() => import(/* webpackChunkName: "shared-build" */ './shared-build/shared-build'));

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
