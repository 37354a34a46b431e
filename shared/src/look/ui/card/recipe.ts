import { defineRecipe } from '@chakra-ui/react/styled-system';

export const cardRecipe = defineRecipe({
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    minWidth: '0',
  },
});

export const sheetRecipe = defineRecipe({
  base: {
    backgroundImage: 'radial-gradient(var(--sheet-dot) 1px, transparent 1px)',
    backgroundSize: '16px 16px',
    backgroundPosition: '8px 8px',
  },
});
