import type { ComponentProps } from 'react';
import { element } from '../../element';
import { chipRecipe } from './recipe';

const Base = element('button', chipRecipe);

/** A small button of a row of filters. With `on` given it is a switch and says whether it is pressed. */
export const Chip = ({
  on,
  type = 'button',
  ...rest
}: Omit<ComponentProps<typeof Base>, 'on'> & { on?: boolean | undefined }) => (
  <Base type={type} on={on} aria-pressed={on} {...rest} />
);
