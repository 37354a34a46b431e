/**
 * The words for a text that the browser does not let the page copy, once its field is selected.
 * `what` begins the second sentence: `Link`, `The text`.
 */
export const copyByHand = (what: string): string =>
  `This browser does not let the page copy. ${what} is selected: copy it with Ctrl+C or Command+C.`;
