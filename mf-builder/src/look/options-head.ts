import { styled } from '@rig4u/shared/recipes';
import { narrow, phone, roomy, skipTo, tight, tiny, unseen } from './widths';

/** Title and count of the options, the search, and the way to add a part. */
export const OptionsHead = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    '& h2': {
      fontFamily: 'heading',
      fontSize: 'xl',
      fontWeight: '600',
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      scrollMarginTop: '88px',
    },
    '& .count': { textStyle: 'small', color: 'text2', truncate: true, fontVariantNumeric: 'tabular-nums' },
    '& .search': { marginInlineStart: 'auto', width: '200px', minWidth: '120px', [roomy]: { width: '248px' } },
    '& .search input': { minHeight: '36px', fontSize: 'ui' },
    '& .search svg': { top: '8px' },
    '& .on-phone': { display: 'flex', gap: '2' },
    [narrow]: { '& .on-phone': { display: 'none' } },
    '& .skip-to': skipTo,
    _print: { display: 'none' },
    [phone]: {
      position: 'sticky',
      top: 'var(--header)',
      zIndex: '3',
      gap: '2',
      minHeight: '56px',
      marginInline: 'calc(-1 * var(--gutter))',
      paddingInline: 'var(--gutter)',
      bg: 'bg',
      '& h2, & .count:not([data-loading])': unseen,
      // There is no room for it in the line: it stands in the first row of the place that is being filled.
      '& .count[data-loading]': {
        position: 'absolute',
        top: '100%',
        insetInlineStart: 'calc(var(--gutter) + 12px)',
        lineHeight: '40px',
        fontSize: '1rem',
      },
      '& .add-part': { display: 'none' },
      '& .search': { display: 'none' },
      '&[data-searching] .search': { display: 'block', flex: '1', margin: '0', width: 'auto' },
      '&[data-searching] > button': { display: 'none' },
      '& .search input': { minHeight: 'touch', fontSize: '1rem' },
      '& .search svg': { top: '12px' },
    },
  },
});

/** What the category is for, in one line. */
export const PurposeLine = styled('p', {
  base: {
    textStyle: 'small',
    color: 'text2',
    lineClamp: '2',
    textWrap: 'pretty',
    [tight]: { display: 'none' },
    [phone]: { display: 'none' },
    _print: { display: 'none' },
  },
});

/** The frame of the options: a line about all of them, and the table. */
export const OptionsFrame = styled('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'clip',
    '& .begin': {
      paddingBlock: '6px',
      paddingInline: '14px',
      borderBottomWidth: '1px',
      textStyle: 'small',
      color: 'text2',
      textWrap: 'pretty',
    },
    // A fingertip high, without making the line any higher.
    '& .begin > button': { marginInlineStart: '2', marginBlock: '-13px' },
    '& .once': {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      paddingBlock: '7px',
      paddingInline: '14px',
      borderBottomWidth: '1px',
      borderBottomStyle: 'dashed',
      borderColor: 'unknownLine',
      textStyle: 'small',
      color: 'text2',
    },
    '& .once svg': { color: 'unknown', flex: 'none', width: '18px', height: '18px' },
    '& .once > span': { minWidth: '0', truncate: true },
    '& .once > button': { flex: 'none' },
    '& :is(.once, .begin) button': {
      color: 'accentText',
      fontWeight: '500',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '@media (pointer: coarse)': { '& :is(.once, .begin) button': { minHeight: 'touch' } },
    // In the gallery: what can be said of a chosen part, above the cards.
    '& > [role=group]': { paddingBlock: '8px', paddingInline: '14px', borderBottomWidth: '1px', fontSize: 'sm' },
    '& .hidden-parts, & .more': { padding: '12px', textStyle: 'small', color: 'text2', textAlign: 'center' },
    [phone]: {
      display: 'flex',
      flexDirection: 'column',
      border: '0',
      bg: 'transparent',
      overflow: 'visible',
      // What is in sight first are parts.
      '& .once': { order: '1', border: '0', paddingInline: '0' },
      '& .begin': { border: '0', paddingInline: '0', paddingBlock: '0 4px' },
      '& .once > span': { whiteSpace: 'normal' },
      '& > [role=group]': { paddingInline: '0' },
    },
  },
});

/**
 * Rows in the size of the real ones while they load, and the room of about twenty: Back leads to where the list was left, and what came
 * below it in sight would keep that place when the rows come.
 */
export const LoadingRows = styled('div', {
  base: {
    minHeight: { base: '2720px', md: '1300px' },
    '& > *': { height: { base: '112px', md: '56px' }, padding: '12px', borderBottomWidth: '1px' },
    '& > :first-of-type': { height: '40px', padding: '0' },
    '& > * > *': { height: 'full' },
  },
});

/** What is ticked for a comparison; it stays in sight while one ticks. */
export const Tray = styled('section', {
  base: {
    position: 'sticky',
    zIndex: '3',
    bottom: { base: 'calc(72px + 12px)', lg: '12px' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlock: '12px',
    padding: '8px',
    paddingInlineStart: '16px',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'card',
    boxShadow: 'float',
    textStyle: 'small',
    '& .end': { marginInlineStart: 'auto', display: 'flex', gap: '2' },
    _print: { display: 'none' },
  },
});

/** On a phone: which category is open, as a button that opens the list. */
export const CategoryButton = styled('button', {
  base: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    alignItems: 'center',
    gap: '8px',
    height: 'touch',
    padding: '0 10px 0 4px',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'surface',
    textAlign: 'start',
    '& .drawing': { flex: 'none', width: '36px' },
    '& .label': { flex: '1', fontFamily: 'heading', fontWeight: '600', fontSize: '0.9375rem', truncate: true },
    '& small': { fontSize: 'xs', color: 'text3', whiteSpace: 'nowrap' },
    '& > svg': { flex: 'none', width: '16px', height: '16px' },
    [tiny]: { '& small': unseen },
    [narrow]: { display: 'none' },
  },
});
