import { forced, styled, surface } from '@rig4u/shared/recipes';

/** How far what is in a report is from its sides. */
export const inset = { base: '16px', md: '24px' };

/** Everything about what was put together, in parts below each other: this is what is printed. */
export const Report = styled('section', {
  base: {
    ...surface,
    marginTop: '24px',
    '& > :is(header, dl, footer, section)': { paddingInline: inset },
    '& > section': { paddingBlock: '20px', borderTopWidth: '1px' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      paddingBlock: inset,
      borderBottomWidth: '1px',
    },
    '& > dl': { paddingBlock: { base: '16px', _print: '4px' } },
    '& > dl + dl': { paddingTop: '0' },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      paddingBlock: '16px',
      borderTopWidth: '1px',
    },
    '& > footer > p': { flex: '1 1 240px' },
    _print: { marginTop: '0', borderWidth: '0', boxShadow: 'none', '& > header, & > footer': { paddingBlock: '8px' } },
  },
});

/** What can be expected of a build, each in figures and as a bar from 0 to 100. */
export const Estimates = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '16px',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    color: 'text2',
    '& b': { display: 'block', textStyle: 'ui', color: 'text' },
    '& strong': { display: 'block', textStyle: 'price', fontSize: 'lg', color: 'text' },
    '& .track': { position: 'relative', height: '4px', marginBlock: '8px', borderRadius: 'full', bg: 'lineStrong' },
    '& i': { position: 'absolute', insetBlock: '0', borderRadius: 'full', bg: 'accent' },
    '& small': { display: 'block', fontSize: 'inherit', color: 'text3' },
    [forced]: {
      '& .track': { borderWidth: '1px', borderColor: 'CanvasText' },
      '& i': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});
