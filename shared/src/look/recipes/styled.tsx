import type {
  ChakraComponent,
  RecipeDefinition,
  RecipeIdentityFn,
  RecipeSelection,
  RecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
// By their names: the build of a part leaves them to the host, whichever release that is.
import { system } from '@rig4u/shared/theme';
import { Box } from '@rig4u/shared/ui';
import type { JSX } from 'react';

type Tag = keyof JSX.IntrinsicElements;

interface Given {
  css?: SystemStyleObject | undefined;
}

/** Says what a recipe may hold: styles by the names of the theme, and variants. */
export const defineRecipe: RecipeIdentityFn = (recipe) => recipe;

/**
 * An element with a recipe of a part's own: a component that takes all attributes of its element, the styles of `Box` and the
 * variants of the recipe. It comes with the part, so that a new look needs no release of the host.
 */
export function styled<T extends Tag, V extends RecipeVariantRecord>(
  tag: T,
  recipe: RecipeDefinition<V>,
): ChakraComponent<T, RecipeSelection<V>>;
export function styled(tag: Tag, recipe: RecipeDefinition) {
  const look = system.cva(recipe);
  function Styled({ css, ...given }: Given) {
    const [variants, rest] = look.splitVariantProps(given);
    return <Box as={tag} {...rest} css={[look(variants), css]} />;
  }
  Styled.displayName = `styled(${tag})`;
  return Styled;
}
