import { chosenOf, partTypes, type BuildComponents } from '@rig4u/shared/builds';
import { Fact, Facts } from '@rig4u/shared/ui';
import { namesOf } from './names-of';

/** Every part of a build, by its full name. */
export const AllParts = ({ parts }: { parts: BuildComponents }) => (
  <Facts layout="rows" textStyle="small">
    {partTypes
      .filter(({ type }) => chosenOf(parts, type).length > 0)
      .map(({ type, label }) => (
        <Fact key={type} name={label}>
          {namesOf(parts, type)}
        </Fact>
      ))}
  </Facts>
);
