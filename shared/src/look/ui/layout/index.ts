import { chakra } from '@chakra-ui/react/styled-system';
import { containerRecipe, separatorRecipe } from './recipe';

export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Wrap } from '@chakra-ui/react/wrap';

/** The column everything stands in: 1280 px and a gutter at both sides. */
export const Container = chakra('div', containerRecipe);

export const Separator = chakra('hr', separatorRecipe);
