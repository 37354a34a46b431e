import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'surface',
    color: 'text',
    fontFamily: 'body',
    // Below 16 px a phone zooms into the field.
    fontSize: { base: '1rem', md: '.9375rem' },
    _invalid: { borderColor: 'fail', boxShadow: '0 0 0 1px var(--fail)' },
    _disabled: { bg: 'hover', color: 'text3', cursor: 'not-allowed' },
  },
});
