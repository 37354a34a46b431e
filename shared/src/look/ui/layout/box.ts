import { element } from '../../element';

/** Any element, with styles by the names of the theme. */
export const Box = element('div');
