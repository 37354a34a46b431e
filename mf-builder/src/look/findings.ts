import { styled } from '@rig4u/shared/recipes';
import { inset } from './report';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What a check found, worst first: a fail has a frame, the others have a line below them. */
export const Findings = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      gap: '12px',
      paddingBlock: { base: '12px', _print: '4px' },
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& > li > svg': { flex: 'none', marginTop: '2px' },
    '& > li > div': { flex: '1', minWidth: '0' },
    '& header': { ...line, textStyle: 'ui' },
    '& :is(header small, .message)': { textStyle: 'small', color: 'text2' },
    '& > [data-verdict=fail]': {
      paddingInline: '16px',
      paddingBlock: { base: '16px', _print: '4px' },
      marginBottom: { base: '12px', _print: '4px' },
      bg: 'failWash',
      borderWidth: '1px',
      borderColor: 'failLine',
      borderRadius: 'control',
    },
    _print: { '& > :is([data-verdict=pass], [data-verdict=unknown])': { display: 'none' } },
  },
});

/** What a build draws, and how that adds up. */
export const Draw = styled('div', {
  base: {
    paddingInline: inset,
    paddingBlock: '12px',
    borderTopWidth: '1px',
    '& header': { ...line, alignItems: 'center', textStyle: 'ui' },
    '& ul': { paddingBottom: '8px', textStyle: 'small', overflowWrap: 'anywhere' },
    '& li': { ...line, flexWrap: 'nowrap', paddingBlock: '4px' },
    '& li > :last-child': { flex: 'none' },
    '& small': { fontSize: 'inherit', color: 'text3' },
    _print: { display: 'none' },
  },
});
