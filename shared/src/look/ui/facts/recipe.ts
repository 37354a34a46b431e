import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The parts of a fact, as they are within each list. */
const fact = '& > div';
const strong = '& > [data-strong]';
const name = '& dt';
const value = '& dd';

const twoColumns = 'repeat(2, minmax(0, 1fr))';

export const factsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [fact]: { minWidth: '0' },
    [name]: { textStyle: 'small', color: 'text3' },
    [value]: { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    layout: {
      tiles: {
        columnGap: '6',
        rowGap: '3',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        [strong]: { gridColumn: '1 / -1' },
        [value]: { textStyle: 'ui' },
      },
      rows: {
        rowGap: '2.5',
        [fact]: { display: 'grid', gridTemplateColumns: { sm: '104px minmax(0, 1fr)' }, columnGap: '4' },
        [value]: { display: 'flex', justifyContent: 'space-between', gap: '3' },
        // What ends the line, a price say, is not broken.
        '& dd > * + *': { flex: 'none' },
      },
      list: {
        [fact]: { paddingBlock: '4', borderTopWidth: '1px' },
        [name]: { display: 'flex', alignItems: 'center', gap: '3' },
        [value]: { paddingInlineStart: '8' },
      },
      sum: {
        gap: '3',
        [fact]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
        [name]: { textStyle: 'body', color: 'text', minWidth: '0', overflowWrap: 'anywhere' },
        [value]: { flex: 'none' },
        [strong]: {
          paddingTop: '3',
          borderTopWidth: '1px',
          '& dt': { fontWeight: '600' },
          '& dd': { textStyle: 'total' },
        },
      },
      line: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '5',
        rowGap: '1',
        textStyle: 'small',
        color: 'text2',
        [fact]: { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
      },
      pictures: {
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        gap: '1px',
        bg: 'line',
        borderWidth: '1px',
        borderRadius: 'control',
        overflow: 'hidden',
        [fact]: {
          position: 'relative',
          paddingBlock: '3',
          paddingInlineStart: '72px',
          paddingInlineEnd: '4',
          bg: 'surface',
        },
        [name]: { textStyle: 'label' },
        '& dt svg': { position: 'absolute', insetInlineStart: '4', top: '3', width: '44px' },
        [value]: { textStyle: 'ui' },
      },
      stats: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '8',
        rowGap: '4',
        [name]: { textStyle: 'label' },
        [value]: { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
      },
    },
    ruled: { true: { [fact]: { paddingBlock: { base: '2', _print: '1' }, borderBottomWidth: '1px' }, rowGap: '0' } },
    /** Two columns where there is room, and on paper. */
    halves: {
      true: {
        columnGap: '10',
        gridTemplateColumns: { lg: twoColumns, _print: twoColumns },
        '& > div': { breakInside: 'avoid' },
      },
    },
  },
  defaultVariants: { layout: 'tiles' },
});
