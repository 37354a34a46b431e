import { openDbNotice } from '@rig4u/shared/format';
import { Hint, TextLink } from '@rig4u/shared/ui';

/** Where the parts of the market come from, for every place that lists them: their licence asks for it. */
export function MarketNotice() {
  return (
    <Hint block>
      <span>{`Parts beyond our own come with what their source states. ${openDbNotice} `}</span>
      <TextLink to="/terms">Where facts come from</TextLink>
    </Hint>
  );
}
