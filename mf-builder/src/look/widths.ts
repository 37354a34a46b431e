/** From here on the categories are a narrow list beside the options. */
export const narrow = '@media (min-width: 701px)';
/** From here on the build is a rail beside the options. */
export const railed = '@media (min-width: 1024px)';
/** From here on every column has its place, and the list its words. */
export const roomy = '@media (min-width: 1280px)';
export const phone = '@media (max-width: 700.98px)';
export const belowRail = '@media (max-width: 1023.98px)';
/** The smallest phones: what can be reached in another way goes. */
export const tiny = '@media (max-width: 359.98px)';
/** Here the list of the categories is narrow. */
export const tight = '@media (min-width: 701px) and (max-width: 1279.98px)';
/** Here the build is a rail that is narrow. */
export const narrowRail = '@media (min-width: 1024px) and (max-width: 1279.98px)';
/** Here the table has room for the columns that matter most. */
export const fewColumns = '@media (min-width: 701px) and (max-width: 1399.98px)';
/** Here it has room for most of them. */
export const mostColumns = '@media (min-width: 1400px) and (max-width: 1599.98px)';

/** Here the row above the options has room for what stands in it, and for few words. */
export const belowMost = '@media (max-width: 1599.98px)';

/** Out of sight, and still there for screen readers. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A link for the keyboard past what repeats: seen while it has the focus. */
export const skipTo = {
  position: 'absolute',
  insetInlineStart: '-9999px',
  minHeight: 'touch',
  '&:focus': { position: 'static', textDecoration: 'underline' },
} as const;

/** The details of an option: more of its facts beside each other than elsewhere. */
export const manyFacts = {
  '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))', columnGap: '12px' },
} as const;
