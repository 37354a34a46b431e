import { useNavigation } from '@rig4u/shared/routing';
import { Box } from '@rig4u/shared/ui';

const track = {
  position: 'absolute',
  bottom: '-0.125rem',
  insetInline: '0',
  height: '0.5',
  overflow: 'hidden',
  pointerEvents: 'none',
} as const;
const bar = { height: 'full', bg: 'accent', transformOrigin: '0 0', transform: 'scaleX(0)', opacity: 0 };
const moving = {
  ...bar,
  transform: 'scaleX(.85)',
  opacity: 1,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'transform 3s {easings.standard}, opacity 120ms 160ms',
  },
};

/** A thin line under the header while the next screen loads. It waits a moment, so that a quick load shows nothing. */
export function RouteProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <Box css={track} {...(isLoading && { role: 'progressbar', 'aria-label': 'Loading the next screen' })}>
      <Box css={isLoading ? moving : bar} />
    </Box>
  );
}
