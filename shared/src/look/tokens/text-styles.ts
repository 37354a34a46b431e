const heading = { fontFamily: 'heading', fontWeight: '600' };
const body = { fontFamily: 'body', fontWeight: '400' };

/** The one type scale: size and line height of everything written. Parts name a style and write no size by hand. */
export const textStyles = {
  display: {
    value: {
      ...heading,
      fontSize: 'clamp(2.5rem, 1.6rem + 3.4vw, 4rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.035em',
    },
  },
  title: {
    value: {
      ...heading,
      fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.03em',
    },
  },
  h1: { value: { ...heading, fontSize: { base: '1.5rem', md: '2rem' }, lineHeight: '1.15', letterSpacing: '-0.02em' } },
  h2: { value: { ...heading, fontSize: '1.5rem', lineHeight: '1.2', letterSpacing: '-0.015em' } },
  h3: { value: { ...heading, fontSize: '1.125rem', lineHeight: '1.3', letterSpacing: '-0.01em' } },
  lead: { value: { ...body, fontSize: '1.125rem', lineHeight: '1.6' } },
  body: { value: { ...body, fontSize: '1rem', lineHeight: '1.6' } },
  ui: { value: { ...body, fontWeight: '500', fontSize: '0.875rem', lineHeight: '1.45' } },
  small: { value: { ...body, fontSize: '0.8125rem', lineHeight: '1.5' } },
  code: { value: { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', lineHeight: '1.5' } },
  label: {
    value: {
      ...heading,
      fontSize: '0.75rem',
      lineHeight: '1.35',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  price: { value: { ...heading, fontSize: '1.125rem', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' } },
  total: {
    value: {
      ...heading,
      fontSize: '2rem',
      lineHeight: '1',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
} as const;
