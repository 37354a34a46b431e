import { Link } from '../../../kernel/routing';
import { element } from '../../element';

/** A link of the router inside a text. */
export const TextLink = element(Link, {
  base: {
    color: 'accentText',
    borderRadius: '2px',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    _hover: { textDecorationThickness: '2px' },
  },
});
