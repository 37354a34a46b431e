import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '../../../kernel/routing';

/** A link of the router inside a text. */
export const TextLink = chakra(Link, {
  base: {
    color: 'accentText',
    borderRadius: '2px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    _hover: { textDecorationThickness: '2px' },
  },
});
