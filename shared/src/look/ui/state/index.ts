import { chakra } from '@chakra-ui/react/styled-system';
import { skeletonRecipe } from './recipe';

export { Alert, type AlertProps } from './alert';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './empty-state';
export { LiveRegion } from './live-region';

/** Holds the place of what is loading, in its size. */
export const Skeleton = chakra('div', skeletonRecipe, { defaultProps: { 'aria-hidden': true } });
