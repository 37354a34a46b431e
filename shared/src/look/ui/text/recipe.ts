import { defineRecipe } from '@chakra-ui/react/styled-system';

const tone = { quiet: { color: 'text2' }, faint: { color: 'text3' }, accent: { color: 'accentText' } };

/** What happens to a text that somebody typed: its long words break, and `clamp` shows three lines of it. */
const long = {
  break: { overflowWrap: 'anywhere' },
  clamp: { overflowWrap: 'anywhere', lineClamp: '3' },
} as const;

export const headingRecipe = defineRecipe({
  base: { color: 'text', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      display: { textStyle: 'display' },
      title: { textStyle: 'title' },
      h1: { textStyle: 'h1' },
      h2: { textStyle: 'h2' },
      h3: { textStyle: 'h3' },
    },
    long,
  },
});

export const textRecipe = defineRecipe({ variants: { tone, long, block: { true: { display: 'block' } } } });

export const hintRecipe = defineRecipe({
  base: { textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
  variants: { tone, long, block: { true: { display: 'block' } } },
  defaultVariants: { tone: 'quiet' },
});

export const leadRecipe = defineRecipe({ base: { textStyle: 'lead', color: 'text2', maxWidth: '60ch' } });

export const amountRecipe = defineRecipe({
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    size: { price: { textStyle: 'price' }, total: { textStyle: 'total' } },
    tone,
    block: { true: { display: 'block' } },
  },
});

export const keyRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '28px',
    minHeight: '26px',
    paddingInline: '1.5',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderBottomWidth: '2px',
    borderRadius: 'chip',
    bg: 'sunken',
    textStyle: 'small',
    fontWeight: '500',
    color: 'text',
  },
});

export const bulletsRecipe = defineRecipe({
  base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc', overflowWrap: 'anywhere' },
});
