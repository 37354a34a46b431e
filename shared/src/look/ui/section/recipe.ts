import { defineRecipe } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../card/recipe';

export const sectionRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4',
    '& > h2 + p': { marginTop: '-2' },
    '& > button, & > a': { justifySelf: 'start' },
  },
  variants: {
    card: { true: { ...cardRecipe.base, padding: { base: '4', md: '6' } } },
    space: { sm: { gap: '2' } },
  },
});
