import { defineRecipe } from '@chakra-ui/react/styled-system';

const lit = { color: 'accentText', borderColor: 'accentLine', bg: 'accentWash' };

export const tagRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '26px',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'chip',
    fontFamily: 'body',
    fontWeight: '500',
    fontSize: 'xs',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    color: 'text2',
    whiteSpace: 'nowrap',
  },
  variants: {
    on: { true: lit },
    long: { true: { whiteSpace: 'normal', lineHeight: '1.35', overflowWrap: 'anywhere' } },
  },
});

export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    gap: '1.5',
    height: { base: '44px', md: '36px' },
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    bg: 'surface',
    fontFamily: 'body',
    fontWeight: '500',
    fontSize: 'sm',
    lineHeight: '1',
    color: 'text2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color var(--quick), border-color var(--quick)',
    _hover: { borderColor: 'control' },
    _disabled: { color: 'text3', cursor: 'not-allowed' },
    '& b': { color: 'text', fontWeight: '600' },
    '@media (pointer: coarse)': { height: '44px' },
  },
  variants: { on: { true: { ...lit, '& b': { color: 'inherit' } } } },
});
