import { partLines } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { Skeleton } from '@rig4u/shared/ui';
import { CheckSection, NothingToCheck } from '../../../components/check/check-section';
import type { BuildFindingsProps } from '../../../components/check/build-findings';
import { WhenLoaded } from '../../../components/when-loaded';

const load = () => patiently(() => import(/* webpackChunkName: "check" */ '../../../components/check/build-findings'));

/** What the check says of the build, and what that draws. The code comes with the first part: of an empty build there is nothing to say. */
export function LazyCheck(props: BuildFindingsProps) {
  if (partLines(props.components).length === 0)
    return (
      <CheckSection heading={props.heading}>
        <NothingToCheck />
      </CheckSection>
    );
  return (
    <WhenLoaded
      what="The compatibility check"
      load={load}
      waiting={
        <CheckSection>
          <Skeleton h="9rem" />
        </CheckSection>
      }
    >
      {({ BuildFindings }) => <BuildFindings {...props} />}
    </WhenLoaded>
  );
}
