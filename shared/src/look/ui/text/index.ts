import { chakra } from '@chakra-ui/react/styled-system';
import { amountRecipe, bulletsRecipe, hintRecipe, keyRecipe, leadRecipe, textRecipe } from './recipe';

export { Heading, type HeadingProps } from './heading';

export const Text = chakra('p', textRecipe);

export const Span = chakra('span', textRecipe);

/** A small line beside something: what it means, when it was, how many there are. */
export const Hint = chakra('p', hintRecipe);

/** The sentence below a page's title. */
export const Lead = chakra('p', leadRecipe);

/** A sum of money or a count: its figures keep their place when they change. */
export const Amount = chakra('span', amountRecipe);

/** The name of a key. */
export const Key = chakra('kbd', keyRecipe);

/** A list with dots. */
export const Bullets = chakra('ul', bulletsRecipe);
