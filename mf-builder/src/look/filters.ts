import { forced, styled } from '@rig4u/shared/recipes';
import { belowMost, phone, tight, unseen } from './widths';

/** Which parts are listed, and beside it what narrows them. */
export const FilterLine = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    '& .shelf': { flex: 'none' },
    // What is in sight first are parts: on a phone it stands with the filters, and below the list.
    [phone]: { display: 'none' },
    _print: { display: 'none' },
  },
});

/** What narrows the options, in one row; what opens from it lies over them. */
export const FilterBar = styled('div', {
  base: {
    flex: '1',
    minWidth: '0',
    position: 'relative',
    zIndex: '4',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginBlock: '8px',
    '& button': { height: { md: '32px' }, '@media (pointer: coarse)': { height: 'touch' } },
    '& .chips': {
      flex: '1',
      display: 'flex',
      gap: '4px',
      minWidth: '0',
      padding: '3px',
      margin: '-3px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // What gets the focus comes out from under those that stay in sight. More than their width: a browser leaves what it sees a part of.
      scrollPaddingInlineEnd: '220px',
      '& button': { paddingInline: '8px' },
      // Always in sight, also where what is chosen makes the row longer than its place.
      '& .more': { position: 'sticky', insetInlineEnd: '0', display: 'flex', gap: '4px', bg: 'bg' },
    },
    '& .end': { marginInlineStart: 'auto', flex: 'none' },
    // Beside the shelves and the filters there is no room for its words.
    [belowMost]: { '& .end span': unseen },
    '& .panel': {
      position: 'absolute',
      top: 'calc(100% + 4px)',
      insetInlineStart: '0',
      maxWidth: 'full',
      bg: 'raised',
      boxShadow: 'float',
      borderRadius: 'card',
      '& button': { height: 'auto' },
    },
    [tight]: { '& .extra': { display: 'none' } },
    [phone]: { display: 'none' },
  },
});

/** Two or more ways of showing the same, of which one is on. */
export const Switch = styled('div', {
  base: {
    display: 'inline-flex',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    overflow: 'hidden',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      height: '30px',
      paddingInline: '10px',
      fontSize: 'sm',
      fontWeight: '500',
      color: 'text2',
      '@media (pointer: coarse)': { height: 'touch' },
    },
    '& [aria-checked=true]': { bg: 'accentWash', color: 'accentText' },
    '& :focus-visible': { outlineOffset: '-2px' },
    [forced]: {
      '& [aria-checked=true]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
    },
  },
});
