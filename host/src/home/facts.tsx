import { requiredTypes } from '@rig4u/shared/builds';
import { Fact, Facts } from '@rig4u/shared/ui';

/** Three facts that hold for every release of every part. (The catalogue is deployed apart, so its size may change.) */
export const HomeFacts = () => (
  <Facts layout="stats" pt="6" borderTopWidth="1px" borderColor="lineStrong">
    <Fact name="Parts a PC needs">{requiredTypes.length}</Fact>
    <Fact name="Guides">5</Fact>
    <Fact name="Account">Not needed</Fact>
  </Facts>
);
