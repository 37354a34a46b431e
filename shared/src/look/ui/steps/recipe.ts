import { defineRecipe } from '@chakra-ui/react/styled-system';
import { forced } from '../../tokens/media';

/** The steps of a wizard on one line, with a rule between them where there is room. */
export const stepsRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: { base: '2', md: '3' },
    rowGap: '2',
    paddingTop: { base: '2', md: '8' },
    paddingBottom: '6',
    textStyle: 'ui',
    color: 'text2',
    fontVariantNumeric: 'tabular-nums',
    '& :is(li, a)': { display: 'flex', alignItems: 'center', gap: '2' },
    '& a': {
      borderRadius: 'chip',
      _hover: { color: 'text', '& span:last-child': { textDecoration: 'underline' } },
      '@media (pointer: coarse)': { minHeight: 'touch' },
    },
    '& li + li::before': {
      content: '""',
      display: { base: 'none', md: 'block' },
      width: '14',
      marginInlineEnd: '1',
      borderTopWidth: '1px',
      borderColor: 'lineStrong',
    },
    '& li:is([data-done], [aria-current])::before': { borderColor: 'accent' },
    '& b': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      borderWidth: '1px',
      borderColor: 'lineStrong',
      borderRadius: 'full',
      textStyle: 'label',
      color: 'text3',
    },
    '& [data-done] b': { borderColor: 'accentLine', color: 'accentText' },
    '& [aria-current]': { color: 'text', '& b': { borderColor: 'accent', bg: 'accent', color: 'onAccent' } },
    [forced]: { '& [aria-current]': { textDecoration: 'underline' } },
  },
});
