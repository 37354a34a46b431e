import { partLines } from '@rig4u/shared/builds';
import { Skeleton } from '@rig4u/shared/ui';
import type { BuildFindingsProps } from '../../../components/check/build-findings';
import { CheckSection, NothingToCheck } from '../../../components/check/check-section';
import { lateCode } from '../../../components/late-code';
import { WhenLoaded } from '../../../components/when-loaded';

const code = lateCode(() => import(/* webpackChunkName: "check" */ '../../../components/check/build-findings'));

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
      load={code.load}
      arrived={code.arrived}
      waiting={
        <CheckSection>
          <Skeleton h="9rem" />
        </CheckSection>
      }
      failed={(said) => <CheckSection>{said}</CheckSection>}
    >
      {({ BuildFindings }) => <BuildFindings {...props} />}
    </WhenLoaded>
  );
}
