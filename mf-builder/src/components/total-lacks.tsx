import { sumOf, unpricedText, type BuildComponents } from '@rig4u/shared/builds';
import { Hint } from '@rig4u/shared/ui';

/** What a total lacks, beside or below its amount: `+ 1 part without a price`. Nothing where it is whole. */
export function TotalLacks({ components }: { components: BuildComponents }) {
  const lacking = unpricedText(sumOf(components));
  return lacking === undefined ? null : <Hint block>{`+ ${lacking}`}</Hint>;
}
