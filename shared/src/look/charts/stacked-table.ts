import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Where there is no room beside each other, a row becomes a block, and each cell says by `data-label` what it is. */
const blocks = {
  '& :is(thead, caption)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& :is(table, tbody, tr, th, td)': { display: 'block', width: 'auto' },
  '& tbody tr': { paddingBlock: '12px', borderTopWidth: '1px' },
  '& tbody th': { padding: '0 0 6px', textStyle: 'ui', fontWeight: '600', color: 'text' },
  '& td': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: '12px', padding: '2px 0' },
  '& td::before': { content: 'attr(data-label)', color: 'text3' },
  '& td[data-number]': { textAlign: 'start' },
  // A field has the whole width, and a cell without content no line.
  '& td[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& td[data-wide]::before, & td:empty': { display: 'none' },
};

/** A table with words in its cells: ruled rows, and blocks below each other where it is narrow. */
export const stackedTableRecipe = defineRecipe({
  base: {
    containerType: 'inline-size',
    position: 'relative',
    '& table': { width: 'full', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
    '& caption': { textAlign: 'start', textStyle: 'small', color: 'text3', paddingBottom: '8px' },
    '& :is(th, td)': {
      padding: '10px 8px',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
      overflowWrap: 'break-word',
      borderBottomWidth: '1px',
    },
    '& :is(th, td):first-child': { paddingInlineStart: '0' },
    '& thead :is(th, td)': { textStyle: 'label', color: 'text3' },
    '& tbody th': { color: 'text3' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-quiet]': { color: 'text2' },
    '& [data-tone=less]': { color: 'accentText' },
    '& [data-tone=more]': { color: 'warn' },
    '& tr[data-on] > *': { bg: 'accentWash' },
    '@container (max-width: 719px)': { ...blocks, '& :is(th, td)': { borderBottomWidth: '0' } },
  },
});
