import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Names, ranges drawn as bars from 0 to 100, and the same in figures. */
export const metersRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2.5',
    textStyle: 'small',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '92px minmax(0, 1fr) 72px', md: '128px minmax(0, 1fr) 72px' },
      gap: '3',
      alignItems: 'center',
    },
    '& dd[aria-hidden]': { position: 'relative', height: '6px', borderRadius: 'full', bg: 'lineStrong' },
    '& i': { position: 'absolute', insetBlock: '0', borderRadius: 'full', bg: 'accent' },
    '& dd:not([aria-hidden])': { textAlign: 'end', color: 'text2', whiteSpace: 'nowrap' },
  },
});
