import { defineRecipe } from '@chakra-ui/react/styled-system';

export const logoRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'touch',
    borderRadius: 'control',
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1',
    letterSpacing: '-.02em',
    color: 'text',
  },
  variants: { size: { sm: { fontSize: '1.0625rem' }, md: { fontSize: '1.25rem' }, lg: { fontSize: '1.75rem' } } },
  defaultVariants: { size: 'md' },
});
