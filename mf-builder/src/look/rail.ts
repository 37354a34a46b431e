import { forced, styled } from '@rig4u/shared/recipes';
import { belowRail, narrowRail, roomy } from './widths';

/** What the rail and the sheet hold: sections below each other, each with its small title. */
export const Rail = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In the sheet its lines go from edge to edge, and its words begin where the title does.
    [belowRail]: { marginInline: '-6px' },
    '& > section': { paddingBlock: '10px', paddingInline: '14px', borderTopWidth: '1px' },
    '& > section:first-of-type': { borderTopWidth: '0' },
    '& h2': { fontFamily: 'heading', fontWeight: '600', fontSize: '0.9375rem', lineHeight: '1.3', letterSpacing: '0' },
    '& h3': { textStyle: 'label', color: 'text3' },
    '& .apart': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '3',
      flexWrap: 'wrap',
    },
    '& .parts': { display: 'grid', gap: '2px', marginTop: '8px', fontSize: 'xs', lineHeight: '1.4' },
    '& .parts > div': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '8px' },
    '& .parts dt': { color: 'text3' },
    '& .parts dd': { truncate: true },
    '& .parts .empty': { color: 'text2' },
    '& .offer': { display: 'grid', gap: '6px', fontSize: 'xs', lineHeight: '1.4' },
    '& .offer > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12px' },
    '& .offer dt': { gridColumn: '1 / -1', color: 'text3' },
    '& .offer dd': { overflowWrap: 'anywhere' },
    '& ul': { display: 'grid', gap: '4px', fontSize: 'sm', color: 'text2' },
    '& li': { display: 'flex', gap: '6px', alignItems: 'center' },
    '& li button': { minHeight: '32px', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '@media (pointer: coarse)': { '& li button': { minHeight: 'touch' } },
    '& .counts': { display: 'flex', flexWrap: 'wrap', gap: '5px', marginTop: '6px' },
    '& .counts > *': { paddingInline: '5px' },
    '& .apart a': {
      fontSize: 'xs',
      [belowRail]: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    },
    '& .worst': {
      marginTop: '8px',
      paddingBlock: '10px',
      paddingInline: '12px',
      borderWidth: '1px',
      borderRadius: 'control',
      borderColor: 'failLine',
      bg: 'failWash',
      '&[data-verdict=warning]': { borderColor: 'warnLine', bg: 'warnWash' },
    },
    '& .worst b': { display: 'block', fontSize: 'sm', fontWeight: '500', lineHeight: '1.4' },
    '& .worst p': { fontSize: 'xs', lineHeight: '1.45', color: 'text2', overflowWrap: 'anywhere' },
    '& .ways': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', marginTop: '8px' },
    '& .ways button': { width: 'full', minWidth: '0', justifyContent: 'space-between', gap: '3', bg: 'surface' },
    '& .ways .name': { minWidth: '0', truncate: true },
    '& .ways .difference': { flex: 'none' },
    '& .ranges': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '3px 8px',
      alignItems: 'center',
      marginTop: '6px',
      fontSize: 'xs',
      lineHeight: '1.5',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .ranges > div': { display: 'contents' },
    '& .ranges dd': { color: 'text2', textAlign: 'end' },
    '& .track': { position: 'relative', height: '5px', borderRadius: '3px', bg: 'lineStrong' },
    '& .track i': { position: 'absolute', insetBlock: '0', borderRadius: '3px', bg: 'accent' },
    [forced]: {
      '& .track': { border: '1px solid CanvasText' },
      '& .track i': { background: 'Highlight', forcedColorAdjust: 'none' },
      '& .worst': { borderWidth: '2px' },
    },
    '& .ranges dt': { color: 'text' },
    '& b': { fontWeight: '500', color: 'text' },
    '& .picture': { display: 'grid', justifyItems: 'center', minHeight: '172px', marginTop: '4px' },
  },
});

/** The foot of the rail and of the sheet: the sum, the verdict, and what to do next. */
export const RailFoot = styled('div', {
  base: {
    paddingBlock: '10px',
    paddingInline: '14px',
    display: 'grid',
    gap: '8px',
    bg: 'surface',
    width: 'full',
    '[role=dialog] &': { padding: '0', bg: 'transparent' },
    // The sum beside its word, and where there is room beside the verdict, too.
    '& .sum': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"word amount" "verdict verdict"',
      columnGap: '12px',
      alignItems: 'center',
      [roomy]: { gridTemplateAreas: '"word amount" "verdict amount"' },
    },
    '& .sum > .word': { gridArea: 'word', textStyle: 'label', color: 'text3' },
    '& .sum > .amount': { gridArea: 'amount', textStyle: 'total', fontSize: '1.75rem', lineHeight: '1.2' },
    '& .sum > .verdict': { gridArea: 'verdict' },
    '& .buttons': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px' },
    '& .buttons > *': { paddingInline: '2.5', [narrowRail]: { paddingInline: '2', fontSize: 'sm' } },
    // A third button is 'Undo reset' or 'Bring back my build': the way on has a line of its own then.
    '& .buttons > :nth-of-type(3)': { gridColumn: '1 / -1' },
  },
});
