/** A surface that lies on the page's ground. */
export const surface = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
  boxShadow: 'card',
  minWidth: '0',
} as const;
