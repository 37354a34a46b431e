import { partTypes, requiredTypes } from '@rig4u/shared/builds';
import { Fact, Facts } from '@rig4u/shared/ui';

/**
 * What the host knows without loading another part of the product. The catalogue, the rules, the ready builds and the
 * guides are deployed apart, so it says no figure of theirs.
 */
export const HomeFacts = () => (
  <Facts layout="stats" pt="6" borderTopWidth="1px" borderColor="lineStrong">
    <Fact name="Kinds of parts">{partTypes.length}</Fact>
    <Fact name="Needed for a PC">{requiredTypes.length}</Fact>
    <Fact name="Account">Not needed</Fact>
  </Facts>
);
