import { defineRecipe } from '@chakra-ui/react/styled-system';

export const containerRecipe = defineRecipe({
  base: {
    width: 'full',
    maxWidth: 'calc(var(--container) + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
});

export const separatorRecipe = defineRecipe({
  base: { borderColor: 'line', flexShrink: '0' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px', width: 'full' },
      vertical: { borderInlineStartWidth: '1px', alignSelf: 'stretch' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});
