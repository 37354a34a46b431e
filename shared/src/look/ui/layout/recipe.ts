import { defineRecipe } from '@chakra-ui/react/styled-system';

export const containerRecipe = defineRecipe({
  base: {
    width: 'full',
    maxWidth: 'calc(var(--container) + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
  variants: {
    wide: { true: { maxWidth: 'calc(1672px + 2 * var(--gutter))' } },
    room: {
      page: { paddingBlock: { base: '8', md: '12' } },
      outline: { paddingBlock: { base: '4', md: '8' } },
      end: { paddingBottom: '16' },
    },
  },
});

const space = { sm: { gap: '2' }, md: { gap: '3' }, lg: { gap: '4' }, xl: { gap: '6' } };

export const columnRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: { space, centred: { true: { alignItems: 'center', textAlign: 'center' } } },
  defaultVariants: { space: 'lg' },
});

export const rowRecipe = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  variants: {
    space,
    apart: { true: { justifyContent: 'space-between' } },
    align: { start: { alignItems: 'start' }, end: { alignItems: 'end' }, baseline: { alignItems: 'baseline' } },
    oneLine: { true: { flexWrap: 'nowrap' } },
    ruled: { true: { paddingBlock: '4', borderTopWidth: '1px' } },
  },
  defaultVariants: { space: 'md' },
});

export const fillRecipe = defineRecipe({
  base: { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' },
  variants: { wraps: { true: { flexBasis: '200px' } } },
});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const cardGridRecipe = defineRecipe({
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    layout: {
      cards: { gridTemplateColumns: { md: equal(2), lg: equal(3) } },
      wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))' },
      pairs: { gridTemplateColumns: { md: equal(2) }, gap: '4' },
      choices: { gridTemplateColumns: { sm: equal(2), lg: equal(3) }, gap: '4' },
      tiles: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        gap: { base: '4', md: '6' },
      },
      /** Short fields beside each other, as many as there is room for. */
      short: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))', gap: '3' },
      /** The answers of a dialog, where there are many: pairs, and one that is left over has a line of its own. */
      answers: {
        width: 'full',
        gridTemplateColumns: { sm: equal(2) },
        gap: '2',
        '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
      slots: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))', gap: '2' },
    },
  },
  defaultVariants: { layout: 'cards' },
});

export const columnsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: equal(2) },
  },
  variants: { aside: { true: { gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } } } },
});

export const frameRecipe = defineRecipe({
  base: { flex: 'none', maxWidth: 'full' },
  variants: {
    size: {
      xs: { width: '64px' },
      sm: { width: { base: '72px', md: '112px' } },
      md: { width: '200px' },
      lg: { width: '264px' },
      xl: { width: '336px' },
      /** All of its column where that is beside a text. */
      column: { width: { base: '264px', lg: 'full' } },
    },
    centred: { true: { marginInline: 'auto' } },
  },
  defaultVariants: { size: 'md' },
});

export const stickyBarRecipe = defineRecipe({
  base: { position: 'sticky', zIndex: '5', bg: 'bg' },
  variants: {
    edge: { top: { top: '0', borderBottomWidth: '1px' }, bottom: { bottom: '0', borderTopWidth: '1px' } },
  },
  defaultVariants: { edge: 'top' },
});

export const separatorRecipe = defineRecipe({
  base: { borderColor: 'line', flexShrink: '0' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px', width: 'full' },
      vertical: { borderInlineStartWidth: '1px', alignSelf: 'stretch' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export const visuallyHiddenRecipe = defineRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    clip: 'rect(0, 0, 0, 0)',
    whiteSpace: 'nowrap',
  },
});
