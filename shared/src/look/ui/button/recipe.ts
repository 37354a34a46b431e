import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Nine looks, four sizes. On a coarse pointer nothing is lower than a fingertip. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    height: 'var(--button)',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: '600',
    lineHeight: '1.45',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    transition:
      'background-color var(--quick), border-color var(--quick), color var(--quick), transform var(--quick) var(--ease)',
    _active: { transform: 'translateY(1px)' },
    _disabled: {
      background: 'hover',
      borderColor: 'lineStrong',
      color: 'text3',
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      default: { background: 'accent', color: 'onAccent', _hover: { background: 'accentHover' } },
      destructive: {
        background: 'failSolid',
        color: 'onFail',
        _hover: { background: 'color-mix(in srgb, var(--fail-solid) 88%, #000)' },
      },
      outline: { borderColor: 'control', color: 'text', fontWeight: '500', _hover: { background: 'hover' } },
      secondary: {
        background: 'hover',
        borderColor: 'lineStrong',
        color: 'text',
        fontWeight: '500',
        _hover: { borderColor: 'control' },
      },
      ghost: { color: 'text2', fontWeight: '500', _hover: { background: 'hover', color: 'text' } },
      link: {
        color: 'accentText',
        fontWeight: '500',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '4px',
        _hover: { textDecorationThickness: '2px' },
      },
      gaming: {
        background: 'text',
        color: 'bg',
        borderRadius: 'gaming',
        boxShadow: 'inset 0 -3px 0 var(--gaming-edge)',
        fontFamily: 'heading',
        textTransform: 'uppercase',
        letterSpacing: '.05em',
        _hover: { background: 'color-mix(in srgb, var(--text) 88%, var(--bg))' },
      },
      cyber: {
        background: 'linear-gradient(100deg, var(--violet-solid), var(--magenta-solid)) border-box',
        color: 'onNeon',
        _hover: { background: 'linear-gradient(100deg, var(--magenta-solid), var(--violet-solid)) border-box' },
      },
      neon: {
        background: 'var(--neon-fill)',
        borderColor: 'magenta',
        color: 'magenta',
        boxShadow: 'var(--neon-glow)',
        _hover: { background: 'color-mix(in srgb, var(--magenta) 12%, transparent)' },
      },
    },
    size: {
      default: { '--button': 'var(--touch)', paddingInline: '4', fontSize: '.9375rem' },
      sm: {
        '--button': '36px',
        paddingInline: '3',
        fontSize: 'sm',
        '@media (pointer: coarse)': { '--button': 'var(--touch)' },
      },
      lg: { '--button': '52px', paddingInline: '6', fontSize: 'md' },
      icon: { '--button': 'var(--touch)', width: 'var(--button)', paddingInline: '0' },
    },
    /** As wide as its place. */
    wide: { true: { width: 'full' } },
    /** A link among texts: it begins where they begin, and its words wrap. */
    flush: { true: { alignSelf: 'start', textAlign: 'start', whiteSpace: 'normal', '&&': { paddingInline: '0' } } },
  },
  compoundVariants: [{ variant: 'link', size: ['default', 'sm', 'lg'], css: { paddingInline: '1' } }],
  defaultVariants: { variant: 'default', size: 'default' },
});
