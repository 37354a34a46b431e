import { styled, surface } from '@rig4u/shared/recipes';

/**
 * Something that opens on a press: the browser's own `details`, so that a search in the page finds what is folded, and paper shows it. `card`
 * lays it on a surface; without, it is a line within one.
 */
export const FoldFrame = styled('details', {
  base: {
    minWidth: '0',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      borderRadius: 'control',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '& > span': { display: 'grid', minWidth: '0', overflowWrap: 'anywhere' },
      '& > svg': { flex: 'none', color: 'text2' },
      '@media (hover: hover)': { _hover: { '& > span > :first-child': { textDecoration: 'underline' } } },
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '&::details-content': { _print: { contentVisibility: 'visible' } },
    _print: { '& > summary > svg': { display: 'none' } },
  },
  variants: {
    card: {
      true: {
        ...surface,
        '& > summary': { paddingInline: { base: '4', md: '6' }, paddingBlock: '3', minHeight: '72px' },
        '& > div': { paddingInline: { base: '4', md: '6' }, paddingBottom: { base: '4', md: '6' } },
      },
      false: {
        borderTopWidth: '1px',
        '& > summary': { paddingBlock: { base: '1', md: '2' } },
        '& > div': { paddingBlock: '3' },
      },
    },
  },
  defaultVariants: { card: false },
});
