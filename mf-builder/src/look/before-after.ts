import { styled } from '@rig4u/shared/recipes';

/** What something was and is: two columns of equal width, beside each other on a phone too. */
export const BeforeAfterTable = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInlineEnd: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
      overflowWrap: 'anywhere',
      borderBottomWidth: '1px',
    },
    '& thead th': { textStyle: 'label', color: 'text3' },
    '& tbody th': { color: 'text3' },
    '& td:last-child': { fontWeight: '600' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
  },
});
