import { defineRecipe } from '@chakra-ui/react/styled-system';
import { cardRecipe, sheetRecipe } from '../card/recipe';

export const skeletonRecipe = defineRecipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: 'hover',
    borderRadius: 'chip',
    '@media (prefers-reduced-motion: no-preference)': {
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        backgroundImage:
          'linear-gradient(90deg, transparent, color-mix(in srgb, var(--text) 5%, transparent), transparent)',
        animation: 'rig-sweep 1.4s linear infinite',
      },
    },
  },
  variants: {
    shape: {
      line: { height: '20px' },
      title: { height: '44px', maxWidth: '320px' },
      control: { height: '50px' },
      row: { height: '72px' },
      /** What fills the window: whatever comes, the footer does not jump. */
      screen: { height: '100dvh' },
      block: { height: '120px' },
      cell: { height: '144px' },
      card: { height: '240px' },
      picture: { height: { base: '320px', lg: '640px' } },
    },
  },
});

export const emptyRecipe = defineRecipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3',
    padding: '8',
    textAlign: 'center',
    textWrap: 'balance',
    '& > p + a, & > p + button': { marginTop: '1' },
  },
  variants: {
    framed: { true: { ...cardRecipe.base, ...sheetRecipe.base, minHeight: '290px' } },
  },
});

export const alertRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    textStyle: 'ui',
  },
  variants: {
    kind: {
      fail: { borderColor: 'failLine', bg: 'failWash', color: 'fail' },
      warning: { borderColor: 'warnLine', bg: 'warnWash', color: 'warn' },
      pass: { borderColor: 'accentLine', bg: 'accentWash', color: 'accentText' },
      info: { borderColor: 'lineStrong', bg: 'surface', color: 'text2' },
    },
  },
});
