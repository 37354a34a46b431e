import { defineRecipe } from '@chakra-ui/react/styled-system';
import { surface } from './surface';

export const cardRecipe = defineRecipe({
  base: surface,
  variants: {
    pad: {
      sm: { padding: '4' },
      md: { padding: { base: '4', md: '6' } },
      lg: { padding: { base: '6', md: '8' } },
    },
    measure: {
      sm: { maxWidth: '480px', marginInline: 'auto' },
      md: { maxWidth: '640px', marginInline: 'auto' },
    },
    /** Two halves from `lg` on: a picture on paper, and a form. */
    halves: {
      true: {
        display: 'grid',
        gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
        maxWidth: '1040px',
        marginInline: 'auto',
        overflow: 'hidden',
        '& > *': { padding: { base: '5', md: '8' } },
        '& > :first-child': { display: 'grid', alignContent: 'space-between', gap: '6' },
        '& > * + *': { borderTopWidth: { base: '1px', lg: '0' }, borderInlineStartWidth: { lg: '1px' } },
      },
    },
    /** A picture on paper at the start, and what is said of it; below each other under `lg`. */
    portrait: {
      true: {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 7fr' },
        overflow: 'hidden',
        '& > *': { padding: { base: '5', md: '8' } },
        '& > :first-child': {
          display: 'grid',
          alignContent: 'start',
          gap: '4',
          borderBottomWidth: { base: '1px', lg: '0' },
          borderInlineEndWidth: { lg: '1px' },
        },
      },
    },
    stacked: { true: { display: 'flex', flexDirection: 'column', overflow: 'hidden' } },
  },
});

export const sheetRecipe = defineRecipe({
  base: {
    backgroundImage: 'radial-gradient(var(--sheet-dot) 1px, transparent 1px)',
    backgroundSize: '16px 16px',
    backgroundPosition: '8px 8px',
  },
  variants: { ruled: { true: { borderBottomWidth: '1px' } } },
});
