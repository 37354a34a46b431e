import { chakra } from '@chakra-ui/react/styled-system';
import { skeletonRecipe } from './recipe';

/** Holds the place of what is loading, in its size: `shape` names the usual ones. */
export const Skeleton = chakra('div', skeletonRecipe, { defaultProps: { 'aria-hidden': true } });
