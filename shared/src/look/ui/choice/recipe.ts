import { defineRecipe } from '@chakra-ui/react/styled-system';

export const tileRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    minHeight: '88px',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    _hover: { borderColor: 'control' },
    _focusWithin: { outline: '2px solid var(--focus)', outlineOffset: '2px' },
    // The tile is what one presses; the radio button lies over it, unseen.
    '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' },
    '& input + span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '44px',
      borderRadius: 'control',
      bg: 'sunken',
      color: 'accentText',
    },
    '&:has(:checked)': {
      bg: 'accentWash',
      borderColor: 'accent',
      boxShadow: '0 0 0 1px var(--accent)',
      '& input + span': { bg: 'accent', color: 'onAccent' },
    },
  },
});
