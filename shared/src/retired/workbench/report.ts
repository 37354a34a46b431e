import { defineRecipe } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../../look/ui/card/recipe';

const inset = { base: '16px', md: '24px' };

/** Everything about what was put together, in parts below each other: this is what is printed. */
export const reportRecipe = defineRecipe({
  base: {
    ...cardRecipe.base,
    marginTop: '24px',
    '& > :is(header, dl, footer, section)': { paddingInline: inset },
    '& > section': { paddingBlock: '20px', borderTopWidth: '1px' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      paddingBlock: inset,
      borderBottomWidth: '1px',
    },
    '& > dl': { paddingBlock: { base: '16px', _print: '4px' } },
    '& > dl + dl': { paddingTop: '0' },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      paddingBlock: '16px',
      borderTopWidth: '1px',
    },
    '& > footer > p': { flex: '1 1 240px' },
    _print: { marginTop: '0', borderWidth: '0', boxShadow: 'none', '& > header, & > footer': { paddingBlock: '8px' } },
  },
});

/** What can be expected of a build, each in figures and as a bar from 0 to 100. */
export const estimatesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '16px',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    color: 'text2',
    '& b': { display: 'block', textStyle: 'ui', color: 'text' },
    '& strong': { display: 'block', textStyle: 'price', fontSize: 'lg', color: 'text' },
    '& .track': { position: 'relative', height: '4px', marginBlock: '8px', borderRadius: 'full', bg: 'lineStrong' },
    '& i': { position: 'absolute', insetBlock: '0', borderRadius: 'full', bg: 'accent' },
    '& small': { display: 'block', fontSize: 'inherit', color: 'text3' },
    '@media (forced-colors: active)': {
      '& .track': { borderWidth: '1px', borderColor: 'CanvasText' },
      '& i': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What a check found, worst first: a fail has a frame, the others have a line below them. */
export const findingsRecipe = defineRecipe({
  base: {
    '& > li': {
      display: 'flex',
      gap: '12px',
      paddingBlock: { base: '12px', _print: '4px' },
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& > li > svg': { flex: 'none', marginTop: '2px' },
    '& > li > div': { flex: '1', minWidth: '0' },
    '& header': { ...line, textStyle: 'ui' },
    '& :is(header small, .message)': { textStyle: 'small', color: 'text2' },
    '& > [data-verdict=fail]': {
      paddingInline: '16px',
      paddingBlock: { base: '16px', _print: '4px' },
      marginBottom: { base: '12px', _print: '4px' },
      bg: 'failWash',
      borderWidth: '1px',
      borderColor: 'failLine',
      borderRadius: 'control',
    },
    _print: { '& > :is([data-verdict=pass], [data-verdict=unknown])': { display: 'none' } },
  },
});

/** What a build draws, and how that adds up. */
export const drawRecipe = defineRecipe({
  base: {
    paddingInline: inset,
    paddingBlock: '12px',
    borderTopWidth: '1px',
    '& header': { ...line, alignItems: 'center', textStyle: 'ui' },
    '& ul': { paddingBottom: '8px', textStyle: 'small', overflowWrap: 'anywhere' },
    '& li': { ...line, flexWrap: 'nowrap', paddingBlock: '4px' },
    '& li > :last-child': { flex: 'none' },
    '& small': { fontSize: 'inherit', color: 'text3' },
    _print: { display: 'none' },
  },
});
