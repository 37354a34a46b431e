import { defineRecipe } from '@chakra-ui/react/styled-system';
import { phone, unseen } from '../workbench/widths';

/** Two things: equal columns, whose names stay in sight. On a phone each row is its name with the two values below it. */
const pair = {
  '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0' },
  '& :is(th, td)': { minWidth: '0', overflowWrap: 'anywhere' },
  '& thead :is(td, th)': {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: '2',
    paddingInlineEnd: '10px',
    bg: 'surface',
    borderColor: 'lineStrong',
    verticalAlign: 'bottom',
  },
  '& thead td': { width: '20%' },
  '& thead a': { lineClamp: '2', paddingBottom: '3px', '@media (pointer: coarse)': { minHeight: 'touch' } },
  '& tr > :first-child': { paddingInlineStart: '0' },
  '& .group th': { position: 'static', paddingBlock: '14px 6px', textStyle: 'label', color: 'text2' },
  '& tr': { breakInside: 'avoid' },
  [phone]: {
    '& :is(table, thead, tbody, .group th)': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', borderBottomWidth: '1px' },
    '& thead': { position: 'sticky', top: 'var(--header)', zIndex: '2', bg: 'surface' },
    '& thead td': unseen,
    '& :is(th, td)': { borderBottomWidth: '0' },
    '& tbody th': { position: 'static', gridColumn: '1 / -1', paddingBlock: '7px 0' },
    '& tbody td': { paddingBlock: '2px 8px', paddingInlineStart: '0' },
    '& thead th': { position: 'static', paddingInlineStart: '0' },
  },
  _print: { '& thead, & thead :is(td, th)': { position: 'static' }, '& :is(th, td)': { paddingBlock: '3px' } },
} as const;

/** Things side by side; the best value of a row stands out, by its weight and by words too. */
export const comparisonTableRecipe = defineRecipe({
  base: {
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
    '& tbody .best': { color: 'accentText', fontWeight: '600' },
    '& .note': { display: 'block', fontSize: 'xs', fontWeight: '400', lineHeight: '1.4', color: 'text2' },
    '& .best .note': { color: 'accentText', fontWeight: '600' },
    '& .note svg': { display: 'inline', verticalAlign: '-1px', marginInlineEnd: '3px' },
  },
  variants: { layout: { many: { overflowX: 'auto' }, pair } },
  defaultVariants: { layout: 'many' },
});
