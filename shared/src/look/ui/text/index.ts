import { chakra } from '@chakra-ui/react/styled-system';

export { Heading, type HeadingProps } from './heading';

export const Text = chakra('p');

export const Span = chakra('span');
