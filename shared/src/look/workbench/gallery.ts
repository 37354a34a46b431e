import { defineRecipe } from '@chakra-ui/react/styled-system';
import { manyFacts, narrow } from './widths';

/** The options as cards with large drawings. */
export const galleryRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
    gridAutoFlow: 'row dense',
    gap: '12px',
    [narrow]: { padding: '12px' },
    '& .card': {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto auto',
      borderWidth: '1px',
      borderRadius: 'control',
      overflow: 'hidden',
      bg: 'surface',
    },
    '& .card[data-verdict=fail]': { borderColor: 'failLine' },
    '& .card.chosen': { borderColor: 'accent', boxShadow: '0 0 0 1px var(--accent)' },
    '& .card.chosen[data-verdict=fail]': { borderColor: 'fail', boxShadow: '0 0 0 1px var(--fail)' },
    '& .picture': { padding: '8px 24px 0', bg: 'sunken', borderBottomWidth: '1px' },
    // An open card takes the whole row: its picture beside its words, and below both what the picture and the words do not say.
    '& .card[data-open]': {
      gridColumn: '1 / -1',
      [narrow]: { gridTemplateColumns: '232px minmax(0, 1fr)', '& .picture': { gridRow: 'span 3', borderWidth: '0' } },
      '& .details': { ...manyFacts, gridColumn: '1 / -1', borderTopWidth: '1px' },
      '& .details > section > :first-of-type': { display: 'none' },
    },
    '& .body': { display: 'grid', alignContent: 'start', gap: '4px', padding: '10px 12px' },
    '& .meta': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '8px',
      flexWrap: 'wrap',
      fontSize: 'xs',
      color: 'text3',
    },
    '& h3': { fontFamily: 'body', fontSize: 'ui', fontWeight: '500', lineHeight: '1.35', letterSpacing: '0' },
    '& .body dl': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '12px',
      fontSize: 'xs',
      lineHeight: '1.5',
    },
    '& .body dt': { color: 'text3' },
    '& .body dd': { textAlign: 'end' },
    '& .fit': {
      display: 'flex',
      gap: '6px',
      alignItems: 'flex-start',
      fontSize: 'xs',
      fontWeight: '500',
      lineHeight: '1.4',
    },
    '& .fit svg': { flex: 'none', width: '16px', height: '16px' },
    '& [data-verdict=pass] .fit': { color: 'accentText' },
    '& [data-verdict=fail] .fit': { color: 'fail' },
    '& [data-verdict=warning] .fit': { color: 'warn' },
    '& [data-verdict=unknown] .fit': { color: 'unknown' },
    '& .foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px',
      padding: '8px 8px 8px 12px',
      borderTopWidth: '1px',
      fontSize: 'sm',
    },
    '& .foot.quiet': { borderTopWidth: '0', paddingTop: '0', color: 'text2' },
    '& .foot .price': { flex: '1', fontFamily: 'heading', fontWeight: '600', fontSize: '0.9375rem' },
    '& .foot label': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '36px', cursor: 'pointer' },
    '& .foot input': { width: '18px', height: '18px', accentColor: 'var(--accent)' },
    '& .foot button': { minHeight: '36px', paddingInline: '10px', borderRadius: 'control', _hover: { bg: 'hover' } },
    '& .choose': { borderWidth: '1px', borderColor: 'control', fontWeight: '600' },
    '@media (pointer: coarse)': { '& .foot button, & .foot label': { minHeight: 'touch' } },
  },
});

/** Options side by side; the best value of a row stands out. */
export const comparisonTableRecipe = defineRecipe({
  base: {
    overflowX: 'auto',
    '& table': { width: 'full', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': {
      minWidth: '128px',
      padding: '7px 10px',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
      borderBottomWidth: '1px',
      color: 'text2',
    },
    '& thead th': {
      position: 'relative',
      paddingInlineEnd: '44px',
      fontWeight: '500',
      lineHeight: '1.35',
      color: 'text',
    },
    '& thead button': { position: 'absolute', top: '0', insetInlineEnd: '0' },
    '& tbody th': { position: 'sticky', insetInlineStart: '0', zIndex: '1', bg: 'surface', color: 'text3' },
    '& .differs td': { color: 'text' },
    '& tbody td.best': { color: 'accentText', fontWeight: '600' },
  },
});
