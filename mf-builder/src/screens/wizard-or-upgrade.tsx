import { patiently } from '@rig4u/shared/lazy';
import { useSearchParams, withoutTail } from '@rig4u/shared/routing';
import { Skeleton } from '@rig4u/shared/ui';
import { WhenLoaded } from '../components/when-loaded';
import { Component as Wizard } from './wizard/screen';

/** `/optimal-build`; with `?mode=upgrade` it is about a PC that the visitor owns. */
export function Component() {
  const [params] = useSearchParams();
  if (withoutTail(params.get('mode') ?? '') !== 'upgrade') return <Wizard />;
  return (
    <WhenLoaded what="The upgrade" load={loadUpgrade} waiting={<Skeleton shape="screen" />}>
      {({ Upgrade }) => <Upgrade />}
    </WhenLoaded>
  );
}

const loadUpgrade = () => patiently(() => import(/* webpackChunkName: "upgrade" */ './upgrade/upgrade'));
