import { defineRecipe } from '@chakra-ui/react/styled-system';
import { forced } from '../tokens/media';

const bar = '& [data-bar]';

/** Bars are decoration: the words beside them say the same. `data-tone` is `tried` or `bad`; `u` is a limit. */
export const barsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'small',
    '& > [data-row]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(56px, auto) minmax(48px, 1fr) 56px',
      columnGap: '3',
      alignItems: 'center',
    },
    // A bar by itself comes after words.
    '& > [data-bar]': { marginTop: '2' },
    '& [data-row] > :last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
    [bar]: { position: 'relative', height: '6px', borderRadius: 'full', bg: 'lineStrong' },
    '& [data-bar] i': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      borderRadius: 'full',
      bg: 'text3',
    },
    '& [data-bar][data-tone=tried] i': { bg: 'accent' },
    '& [data-bar][data-tone=bad] i': { bg: 'failSolid' },
    '& [data-bar] u': { position: 'absolute', insetBlock: '-3px', width: '2px', bg: 'text' },
    [forced]: {
      [bar]: { outline: '1px solid CanvasText' },
      '& [data-bar] :is(i, u)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
      '& [data-bar][data-tone=bad] i': { bg: 'Highlight' },
    },
  },
});

/** Facts beside each other, of which the first has bars. */
export const figuresRecipe = defineRecipe({
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 9fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr)',
    },
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'small', color: 'text3' },
    '& dd': { textStyle: 'ui', minWidth: '0', overflowWrap: 'anywhere' },
    '& dd > b': { fontWeight: '600' },
  },
});

/** A list of moments below each other, with a line through their marks; `data-tone=bad` is one that took something away. */
export const timelineRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
      columnGap: '6',
      paddingInlineStart: '6',
      paddingBottom: '5',
      overflowWrap: 'anywhere',
    },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '7px',
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'accentText',
      bg: 'surface',
      zIndex: '1',
    },
    '& > li[data-tone=bad]::before': { borderColor: 'fail' },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      top: '16px',
      bottom: '-6px',
      borderInlineStartWidth: '1px',
      borderColor: 'lineStrong',
    },
    '& time': { textStyle: 'small', color: 'text3', fontVariantNumeric: 'tabular-nums' },
  },
});

/** A command, and the button that copies it. */
export const commandRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    maxWidth: 'full',
    paddingInlineStart: '3',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    bg: 'sunken',
    '& small': { textStyle: 'small', color: 'text2', hideBelow: 'md', flex: 'none' },
    '& code': { textStyle: 'code', minWidth: '0', overflowX: 'auto', whiteSpace: 'nowrap', paddingBlock: '1' },
  },
});
