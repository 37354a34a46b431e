import { styled } from '@rig4u/shared/recipes';

/** What a build is known by: picture, name, price and badges. On a phone the price is below the name, else at the end of its line. */
export const FaceHead = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '3', md: '4' },
    rowGap: { base: '1', md: '2' },
    // As high as the picture of the build beside it, so that what is below begins on one line.
    minHeight: { md: '94px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    gridTemplateAreas: { base: '"name" "price"', md: '"name price"' },
    '& > h2': { gridArea: 'name', textStyle: { base: 'h3', md: 'h2' } },
    '& > ul': { gridArea: 'badges' },
    '& > p': {
      gridArea: 'price',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      flexDirection: { md: 'column' },
      columnGap: '2',
      rowGap: '1',
      '& > *': { alignSelf: { md: 'flex-end' } },
    },
  },
  variants: {
    pictured: {
      true: {
        gridTemplateColumns: { base: '56px minmax(0, 1fr)', md: '112px minmax(0, 1fr) auto' },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: {
          base: '"picture name" "picture price" "badges badges"',
          md: '"picture name price" "picture badges price"',
        },
        '& > div': { gridArea: 'picture' },
      },
    },
  },
});

/** The four parts that a build is known by: on a phone a line each, else each with its drawing. */
export const FaceParts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '0.5', md: '1px' },
    bg: { md: 'line' },
    borderWidth: { md: '1px' },
    borderRadius: 'control',
    overflow: 'hidden',
    '& > div': {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: '68px minmax(0, 1fr)',
      alignItems: 'baseline',
      position: 'relative',
      minWidth: '0',
      paddingBlock: { md: '3' },
      paddingInlineStart: { md: '72px' },
      paddingInlineEnd: { md: '4' },
      bg: 'surface',
    },
    '& dt': { textStyle: 'label', color: 'text3' },
    '& dt svg': {
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      insetInlineStart: '4',
      top: '3',
      width: '44px',
    },
    // On a phone the folded list below has the names in full.
    '& dd': {
      minWidth: '0',
      overflowWrap: 'anywhere',
      textStyle: { base: 'small', md: 'ui' },
      lineClamp: { base: '1', md: 'none' },
    },
  },
});
