/** What is said where a search finds nothing, by the specification. */
export const nothingFound = 'No components found matching your search';
