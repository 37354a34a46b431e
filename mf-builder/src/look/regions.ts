import { pullLine, styled } from '@rig4u/shared/recipes';
import { belowRail, narrow, phone, railed, roomy, skipTo, tight, tiny, unseen } from './widths';

/** The first row: way back, title, what the screen is for, and at the end what belongs to the whole screen. */
export const TitleLine = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '56px',
    [phone]: { height: '48px', gap: '1.5' },
    '& h1': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: { base: 'lg', md: '1.375rem' },
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
    },
    '& .skip-to': skipTo,
    '& > :last-child': { marginStart: 'auto' },
  },
});

/** The purpose of the screen and what it offers, in one quiet line beside the title. */
export const QuietLine = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '14px',
    minWidth: '0',
    paddingInlineStart: '3',
    borderInlineStartWidth: '1px',
    borderColor: 'lineStrong',
    textStyle: 'small',
    color: 'text2',
    whiteSpace: 'nowrap',
    '& h2': {
      fontFamily: 'body',
      fontWeight: '500',
      fontSize: 'sm',
      lineHeight: '1.5',
      letterSpacing: '0',
      color: 'text',
    },
    '& ul': { display: 'flex', columnGap: '14px' },
    '& button': { textDecoration: 'underline', textUnderlineOffset: '3px', minHeight: '32px' },
    '& > button': { display: 'none' },
    '@media (pointer: coarse)': { '& button': { minHeight: 'touch' } },
    '& li': { display: 'inline-flex', gap: '1', alignItems: 'center' },
    '& svg': { color: 'accentText' },
    [tight]: {
      position: 'relative',
      '& > button': { display: 'block' },
      '& ul': { display: 'none' },
      '& ul[data-open=true]': {
        position: 'absolute',
        // Above the filters, which stay below the header.
        zIndex: '5',
        top: '100%',
        insetInlineStart: '0',
        display: 'grid',
        gap: '2',
        padding: '4',
        bg: 'raised',
        borderWidth: '1px',
        borderRadius: 'card',
        boxShadow: 'float',
      },
    },
    // On a phone the sheet of the build says it.
    [phone]: { ...unseen, borderWidth: '0', '& ul': { display: 'none' } },
  },
});

/** List, options and rail beside each other, as far as there is room. */
export const Regions = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '12px',
    [narrow]: { gridTemplateColumns: '56px minmax(0, 1fr)' },
    [railed]: { gridTemplateColumns: '56px minmax(0, 1fr) 260px' },
    [roomy]: { gridTemplateColumns: '240px minmax(0, 1fr) 316px', columnGap: '14px' },
    '& > *': { minWidth: '0' },
    _print: { display: 'block' },
  },
});

/** What is beside the options keeps its place under the header. */
const side = {
  position: 'sticky',
  top: 'calc(var(--header) + 8px)',
  maxHeight: 'calc(100dvh - var(--header) - 72px)',
  bg: 'surface',
  borderWidth: '1px',
  borderRadius: 'card',
  boxShadow: 'card',
} as const;

/** The place of the categories beside the options. Below 1280 px it is narrow, and `open` lays it over them. */
export const ListPlace = styled('aside', {
  base: {
    ...side,
    zIndex: '4',
    padding: '6px',
    // It ends above the bar at the lower edge.
    [belowRail]: { maxHeight: 'calc(100dvh - var(--header) - 152px)' },
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    [phone]: { display: 'none' },
    _print: { display: 'none' },
    '& h2': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: '0.9375rem',
      lineHeight: '1.3',
      padding: '8px 8px 2px',
    },
    '& .opener': { display: 'none', width: 'full', height: '36px', placeItems: 'center', borderRadius: 'chip' },
    '& .keys': {
      position: 'absolute',
      top: '10px',
      insetInlineEnd: '10px',
      width: '28px',
      height: '28px',
      borderRadius: 'chip',
      color: 'text2',
      textStyle: 'small',
      '&:hover': { bg: 'hover', color: 'text' },
      '@media (pointer: coarse)': { display: 'none' },
    },
    '& .opener:hover': { bg: 'hover' },
    [tight]: { '& .opener': { display: 'grid' }, '&:not([data-open]) h2': unseen, '& .keys': { display: 'none' } },
  },
  variants: { open: { true: { width: '264px', boxShadow: 'float', [roomy]: { width: 'auto', boxShadow: 'card' } } } },
});

/** The place of the build beside the options: its head and foot stay, what is between them scrolls. */
export const RailPlace = styled('section', {
  base: {
    ...side,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    [belowRail]: { display: 'none' },
    _print: { display: 'none' },
    '& > .scrolls': { overflowY: 'auto', scrollbarWidth: 'thin', borderBlockWidth: '1px' },
  },
});

/** The bar at the lower edge, where there is no rail: under the thumb of a phone. */
export const ThumbBar = styled('section', {
  base: {
    position: 'fixed',
    zIndex: '5',
    insetInline: '0',
    bottom: '0',
    minHeight: '76px',
    paddingInline: 'var(--gutter)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '2',
    alignItems: 'center',
    bg: 'raised',
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
    [railed]: { display: 'none' },
    _print: { display: 'none' },
    // The handle says that the build can be pulled up from here.
    _before: { ...pullLine, top: '5px' },
    '& .open': { display: 'block', textAlign: 'start', minHeight: 'touch', minWidth: '0', touchAction: 'none' },
    '& .open .lacks': { fontFamily: 'body', fontSize: 'xs', fontWeight: '400', letterSpacing: '0', color: 'text2' },
    // A line for the budget and one for the verdict.
    '& .glance': {
      display: 'grid',
      gridAutoRows: '17px',
      '& > *': { fontSize: 'xs', lineHeight: '17px', whiteSpace: 'nowrap' },
    },
    '& .words': { display: 'flex', gap: '1' },
    [narrow]: { '& .glance, & .parts': { display: 'none' } },
    [phone]: {
      paddingTop: '6px',
      '& .open': { lineHeight: '1.2' },
      // What the total lacks has no room beside it: a line of its own, and the lines a little closer.
      '& .open .lacks': { display: 'block', lineHeight: '14px' },
      '& .open:has(.lacks) .glance': { gridAutoRows: '15px', '& > *': { lineHeight: '15px' } },
      '& .words': { display: 'none' },
      '& > button:not(.open)': { paddingInline: '3' },
    },
    // The button of the category opens the same list.
    [tiny]: { '& .parts': { display: 'none' } },
  },
});

/** Keeps free what the bar at the lower edge covers. */
export const AboveBar = styled('div', {
  base: { [belowRail]: { paddingBottom: '80px' }, _print: { padding: '0' } },
});
