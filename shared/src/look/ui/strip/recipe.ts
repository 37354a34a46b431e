import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Cells of equal width in one frame, ruled from each other; below each other on a narrow screen. */
export const stripRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'none' },
    gridAutoFlow: { base: 'row', md: 'column' },
    gridAutoColumns: 'minmax(0, 1fr)',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'surface',
    '& > li': { display: 'grid', minWidth: '0' },
    '& > li + li': { borderTopWidth: { base: '1px', md: '0' }, borderInlineStartWidth: { md: '1px' } },
    '& > li > *': {
      display: 'grid',
      alignContent: 'start',
      gap: '0.5',
      minWidth: '0',
      paddingInline: '5',
      paddingBlock: '4',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& > li[data-on] > *': { bg: 'accentWash' },
    '& button': { _hover: { bg: 'hover' }, _focusVisible: { outlineOffset: '-4px' } },
    '& b': { textStyle: 'price' },
    '& small': { textStyle: 'small', color: 'text2' },
  },
});
