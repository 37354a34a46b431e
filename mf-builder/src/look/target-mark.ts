/** The visitor's target below a price, in the table and on a card. */
export const targetMark = {
  '& .target': {
    display: 'block',
    fontFamily: 'body',
    fontWeight: '400',
    fontSize: '0.6875rem',
    lineHeight: '1.3',
    whiteSpace: 'normal',
    color: 'text2',
  },
  '& .target[data-reached]': { color: 'accentText', fontWeight: '600' },
} as const;
