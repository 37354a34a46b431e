import { forced, styled } from '@rig4u/shared/recipes';
import { tight, unseen } from './widths';

/** The categories, each a line; `collapses` to its drawing where the list is narrow. */
export const Entries = styled('div', {
  base: {
    '& .group': {
      display: 'flex',
      justifyContent: 'space-between',
      padding: '7px 8px 3px',
      textStyle: 'label',
      color: 'text3',
      '& h3': { font: 'inherit' },
    },
    '& li': { position: 'relative', display: 'flex', alignItems: 'center', borderRadius: 'chip' },
    '& li:hover': { bg: 'hover' },
    '& li[data-active]': { bg: 'accentWash', boxShadow: 'inset 2px 0 0 var(--accent)' },
    [forced]: { '& li[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    '& .entry': {
      flex: '1',
      minWidth: '0',
      minHeight: { base: '44px', md: '32px' },
      padding: '3px 8px 3px 4px',
      display: 'grid',
      gridTemplateColumns: '26px minmax(0, 1fr) auto',
      columnGap: '8px',
      alignItems: 'center',
      textAlign: 'start',
      borderRadius: 'chip',
      '@media (pointer: coarse)': { minHeight: 'touch' },
    },
    '& .drawing': { width: '26px', gridRow: 'span 2' },
    // Nothing is chosen: one line, in the middle of the drawing.
    '& .todo .drawing': { opacity: '0.6', gridRow: '1' },
    '& .label': { fontSize: 'sm', fontWeight: '500', lineHeight: '1.3', truncate: true },
    '& .state': {
      gridColumn: '3',
      gridRow: '1',
      display: 'flex',
      gap: '4px',
      fontSize: 'xs',
      lineHeight: '1.3',
      color: 'text2',
      whiteSpace: 'nowrap',
    },
    '& .chosen': {
      gridColumn: '2 / -1',
      gridRow: '2',
      fontSize: 'xs',
      lineHeight: '1.3',
      color: 'text2',
      truncate: true,
    },
    '& .state svg': { width: '16px', height: '16px' },
    '& [data-verdict=pass]': { color: 'accentText' },
    '& [data-verdict=fail]': { color: 'fail' },
    '& [data-verdict=warning]': { color: 'warn' },
    '& [data-verdict=unknown]': { color: 'unknown' },
    '& .todo .state': { color: 'text3' },
    '& .remove': {
      position: 'absolute',
      insetInlineEnd: '1px',
      width: '24px',
      height: '28px',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'chip',
      opacity: '0',
      '@media (pointer: coarse)': { position: 'static', opacity: '1', width: 'touch', height: 'touch' },
    },
    '& .remove:focus-visible': { outlineOffset: '-2px' },
    '& li:is(:hover, :focus-within) .remove': { opacity: '1' },
    // Price and verdict make room for it.
    '@media (pointer: fine)': {
      '& li:is(:hover, :focus-within) .entry:not(.todo)': {
        paddingInlineEnd: '26px',
        '& .state': { marginInlineStart: '-6px' },
      },
    },
  },
  variants: {
    collapses: {
      true: {
        [tight]: {
          '& .group, & .label, & .chosen, & .remove, & .amount': unseen,
          '& .entry': {
            display: 'grid',
            gridTemplateColumns: '1fr',
            justifyItems: 'center',
            minHeight: '40px',
            padding: '4px',
          },
          '& li .entry.entry:not(.todo)': { paddingInlineEnd: '4px' },
          '& .drawing': { width: '32px' },
          '& .state': {
            position: 'absolute',
            insetInlineEnd: '0',
            top: '0',
            '& svg': { width: '14px', height: '14px' },
          },
        },
      },
    },
  },
});
