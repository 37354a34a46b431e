import { Box, Hint } from '@rig4u/shared/ui';
import type { Options } from './use-options';

/** Says that what is shown is only near to what was typed. Its place stays, so that it is read out when it comes. */
export const SearchNote = ({ options: { search, found } }: { options: Options }) => (
  <Box role="status">
    {search === 'near' && found && found.parts.length > 0 && <Hint block>No exact match; these are near.</Hint>}
  </Box>
);
