import { element } from '../../element';
import { amountRecipe, bulletsRecipe, hintRecipe, keyRecipe, leadRecipe, textRecipe } from './recipe';

export { Heading, type HeadingProps } from './heading';

export const Text = element('p', textRecipe);

export const Span = element('span', textRecipe);

/** A small line beside something: what it means, when it was, how many there are. */
export const Hint = element('p', hintRecipe);

/** The sentence below a page's title. */
export const Lead = element('p', leadRecipe);

/** A sum of money or a count: its figures keep their place when they change. */
export const Amount = element('span', amountRecipe);

/** The name of a key. */
export const Key = element('kbd', keyRecipe);

/** A list with dots. */
export const Bullets = element('ul', bulletsRecipe);
