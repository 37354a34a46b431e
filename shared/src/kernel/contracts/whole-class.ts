/**
 * Stands before the rules of a class in a prerendered page where all of them are there. Without it some were left out, because nothing in
 * the markup needs them.
 */
export const wholeClass = '/**/';
