import { Box, Text } from '@rig4u/shared/ui';

/** The build's name and note, which stand on paper only. */
export const PrintName = ({ name, note }: { name: string; note?: string | undefined }) => (
  <Box display="none" _print={{ display: 'block' }} mb="3">
    <Text textStyle="h2" dir="auto" overflowWrap="anywhere">
      {name}
    </Text>
    {note && (
      <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp={6}>
        {note}
      </Text>
    )}
  </Box>
);
