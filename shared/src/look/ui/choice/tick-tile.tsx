import type { ComponentProps, ReactNode } from 'react';
import { element } from '../../element';
import { Icon } from '../icon';
import { Column } from '../layout';
import { tickRecipe } from './recipe';

const Tile = element('li', tickRecipe);

export interface TickTileProps extends Omit<ComponentProps<'input'>, 'type'> {
  picture: ReactNode;
  /** What one ticks, in words beside the picture. */
  children: ReactNode;
}

/** One entry of a list that is a tick box as a whole; its name is the box's `aria-label`. */
export const TickTile = ({ picture, children, ...input }: TickTileProps) => (
  <Tile>
    {picture}
    <Column gap="0.5">{children}</Column>
    <input type="checkbox" {...input} />
    <span aria-hidden="true">
      <Icon name="check" size={16} />
    </span>
  </Tile>
);
