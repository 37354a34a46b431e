import { useNavigation } from '@rig4u/shared/routing';
import { Box } from '@rig4u/shared/ui';

/** A thin line under the header while the next screen loads. It waits a moment, so that a quick load shows nothing. */
export function RouteProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <Box
      position="absolute"
      bottom="-2px"
      insetX="0"
      height="2px"
      overflow="hidden"
      pointerEvents="none"
      {...(loading && { role: 'progressbar', 'aria-label': 'Loading the next screen' })}
    >
      <Box
        height="full"
        bg="accent"
        transformOrigin="0 0"
        transform={loading ? 'scaleX(.85)' : 'scaleX(0)'}
        opacity={loading ? 1 : 0}
        css={{
          '@media (prefers-reduced-motion: no-preference)': {
            transition: loading ? 'transform 3s var(--ease), opacity 120ms 160ms' : 'none',
          },
        }}
      />
    </Box>
  );
}
