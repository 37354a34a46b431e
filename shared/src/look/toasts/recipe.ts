import { defineRecipe } from '@chakra-ui/react/styled-system';

export const toastRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '0.5',
    alignItems: 'start',
    padding: '4',
    bg: 'raised',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'card',
    boxShadow: 'float',
    pointerEvents: 'auto',
    '& > svg': { color: 'accentText' },
    '&[data-state=open]': { animation: 'rig-rise-in var(--move) var(--ease)' },
    '&[data-state=closed]': { animation: 'rig-rise-out var(--quick) var(--ease) forwards' },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform var(--quick) var(--ease)' },
    '&[data-swipe=end]': {
      transform: 'translateX(var(--radix-toast-swipe-end-x))',
      animation: 'rig-fade-out var(--quick) forwards',
    },
  },
  variants: {
    kind: {
      normal: {},
      destructive: { borderColor: 'failLine', '& > svg': { color: 'fail' } },
    },
  },
  defaultVariants: { kind: 'normal' },
});

/**
 * What holds both areas. On a page it floats above the bar that some screens keep at the bottom, so that it covers
 * neither header nor title, and beside what some keep at the end: outcomes at the start, news at the end, above each other where there is no room.
 */
export const dockRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
  variants: {
    place: {
      page: {
        position: 'fixed',
        zIndex: '50',
        insetInlineStart: 'var(--gutter)',
        insetInlineEnd: 'calc(var(--gutter) + var(--beside))',
        bottom: 'calc(var(--bar) + 12px + env(safe-area-inset-bottom, 0px))',
      },
      dialog: { '& > *': { width: 'full' } },
    },
  },
});

export const areaRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', _empty: { '&&': { width: '0' } } },
  variants: {
    place: { page: { maxWidth: 'calc(100vw - 2 * var(--gutter))' }, dialog: { '&&': { width: 'full' } } },
  },
});

/** The place in a dialog takes no room while nothing is said. */
export const placeRecipe = defineRecipe({
  base: { flex: 'none', '&:not(:has(li))': { display: 'none' } },
});

export const bodyLooks = {
  title: { fontWeight: '600', fontSize: 'ui', lineHeight: '1.4', overflowWrap: 'anywhere' },
  description: { gridColumn: '2', textStyle: 'small', color: 'text2', overflowWrap: 'anywhere' },
  action: { gridColumn: '2', justifySelf: 'start', marginTop: '2' },
  // A fingertip's size on a line's height.
  close: { gridColumn: '3', gridRow: '1', margin: '-12px -12px -12px 0' },
} as const;
