import type { ComponentProps, ReactNode } from 'react';
import { element } from '../../element';
import { Art, type ArtName } from '../art';
import { Icon, type IconName } from '../icon';
import { Hint, Span } from '../text';
import { tileRecipe } from './recipe';

const Tile = element('label', tileRecipe);

export interface ChoiceTileProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  /** What stands for the choice: a drawing, or a small icon. */
  art?: ArtName | undefined;
  icon?: IconName | undefined;
  title: ReactNode;
  /** What the choice means. */
  hint?: ReactNode;
  /** What follows from it. Its line is kept free while it is empty. */
  note?: ReactNode;
}

/**
 * A large radio button: the tile is its label, and the chosen one says so in a word. Tiles with one `name` belong into a
 * fieldset that says the question.
 */
export const ChoiceTile = ({ art, icon = 'check', title, hint, note, ...input }: ChoiceTileProps) => (
  <Tile drawn={art !== undefined}>
    <input type="radio" {...input} />
    <span>{art ? <Art name={art} compact /> : <Icon name={icon} />}</span>
    <span>
      <Span block textStyle="h3">
        {title}
      </Span>
      {hint && (
        <Hint as="span" block>
          {hint}
        </Hint>
      )}
      {note !== undefined && <small>{note}</small>}
    </span>
    <span aria-hidden="true" data-chosen="">
      <Icon name="pass" size={16} />
      <b>Chosen</b>
    </span>
  </Tile>
);
