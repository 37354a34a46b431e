import { Box, Text } from '@rig4u/shared/ui';
import { useBuild } from './build-state';

/** The name and note of a saved build, on paper only. */
export function PrintName() {
  const { saved } = useBuild();
  if (!saved) return null;
  const { name, note } = saved;
  return (
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
}
