import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { pullLine } from './pull-line';

const slots = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'description',
  'body',
  'footer',
  'closeTrigger',
] as const;

const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: '30',
  bg: 'var(--overlay)',
  '&[data-state=open]': { animation: 'rig-fade-in var(--move) var(--ease)' },
  '&[data-state=closed]': { animation: 'rig-fade-out var(--quick) var(--ease) forwards' },
};
const content = {
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  bg: 'raised',
  color: 'text',
  borderWidth: '1px',
  borderColor: 'lineStrong',
  boxShadow: 'float',
  '&:focus': { outline: 'none' },
  '&[data-state=open]': { animation: 'rig-rise-in var(--move) var(--ease)' },
  '&[data-state=closed]': { animation: 'rig-rise-out var(--quick) var(--ease) forwards' },
};
const header = { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '4' };
const closeTrigger = { flex: 'none', marginBlock: '-8px', marginInlineEnd: '-10px' };

/** In the middle of the screen, 440 px wide; a long one scrolls inside. */
export const dialogRecipe = defineSlotRecipe({
  slots,
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '31',
      display: 'grid',
      placeItems: 'center',
      padding: 'var(--gutter)',
      overflow: 'auto',
    },
    content: {
      ...content,
      gap: '3',
      maxWidth: '440px',
      maxHeight: 'calc(100dvh - 2 * var(--gutter))',
      padding: '6',
      borderRadius: 'card',
    },
    header,
    title: { textStyle: 'h2' },
    description: { color: 'text2' },
    // The negative margin leaves room for the focus rings of what stands at the edge.
    body: { minHeight: '0', overflowY: 'auto', margin: '-4px', padding: '4px', _empty: { display: 'none' } },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', marginTop: '3' },
    closeTrigger,
  },
  variants: { size: { md: {}, lg: { content: { maxWidth: '720px' } }, xl: { content: { maxWidth: '960px' } } } },
  defaultVariants: { size: 'md' },
});

/** What every drawer is, wherever it comes from. */
const drawer = {
  backdrop,
  positioner: {
    position: 'fixed',
    inset: '72px 0 0',
    zIndex: '31',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'stretch',
  },
  content: {
    ...content,
    position: 'relative',
    maxWidth: '720px',
    borderBottomWidth: '0',
    borderRadius: '16px 16px 0 0',
    overflow: 'hidden',
  },
  header: {
    ...header,
    alignItems: 'center',
    paddingInline: '4',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  title: { textStyle: 'h3' },
  description: { color: 'text2', paddingInline: '4', paddingTop: '3' },
  body: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '2',
    paddingBottom: 'calc(16px + env(safe-area-inset-bottom, 0px))',
  },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    padding: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  closeTrigger,
};

/** From the bottom of the screen up to 72 px below its top. */
export const drawerRecipe = defineSlotRecipe({ slots, base: drawer });

/** The handle at the upper edge of a drawer: wide enough for a thumb, and a short line of it is seen. */
export const pullRecipe = defineRecipe({
  base: {
    position: 'absolute',
    top: '0',
    insetInline: '0',
    width: '144px',
    height: '28px',
    marginInline: 'auto',
    cursor: 'grab',
    touchAction: 'none',
    _after: { ...pullLine, top: '7px' },
  },
});

/** From the right side, 360 px wide and as high as the screen; on a phone as wide as the screen. */
export const sideRecipe = defineSlotRecipe({
  slots,
  base: {
    ...drawer,
    positioner: { ...drawer.positioner, inset: '0', justifyContent: 'flex-end' },
    content: {
      ...drawer.content,
      maxWidth: { base: 'full', md: '360px' },
      borderBlockWidth: '0',
      borderRadius: { base: '0', md: '16px 0 0 16px' },
    },
  },
});
