import type { ComponentProps } from 'react';
import { element } from '../../element';
import { headingRecipe } from './recipe';

const Base = element('h2', headingRecipe);

export interface HeadingProps extends Omit<ComponentProps<typeof Base>, 'as'> {
  /** The level in the page's outline; `h2` without one. */
  as?: 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading; it looks like its level unless `size` says otherwise. */
export const Heading = ({ as = 'h2', size = as === 'h4' ? 'h3' : as, ...rest }: HeadingProps) => (
  <Base as={as} size={size} {...rest} />
);
