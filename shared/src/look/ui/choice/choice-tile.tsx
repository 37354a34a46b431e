import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { Hint, Span } from '../text';
import { tileRecipe } from './recipe';

const Tile = chakra('label', tileRecipe);

export interface ChoiceTileProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  icon: IconName;
  title: ReactNode;
  /** What the choice means. */
  hint?: ReactNode;
}

/** A large radio button: the tile is its label. Tiles with one `name` belong into a fieldset that says the question. */
export const ChoiceTile = ({ icon, title, hint, ...input }: ChoiceTileProps) => (
  <Tile>
    <input type="radio" {...input} />
    <span>
      <Icon name={icon} />
    </span>
    <span>
      <Span block textStyle="h3">
        {title}
      </Span>
      {hint && (
        <Hint as="span" block>
          {hint}
        </Hint>
      )}
    </span>
  </Tile>
);
