import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { chipRecipe } from './recipe';

const Base = chakra('button', chipRecipe);

/** A small button of a row of filters. With `on` given it is a switch and says whether it is pressed. */
export const Chip = ({
  on,
  type = 'button',
  ...rest
}: Omit<ComponentProps<typeof Base>, 'on'> & { on?: boolean | undefined }) => (
  <Base type={type} on={on} aria-pressed={on} {...rest} />
);
