/**
 * Stands before the rules of a class in a prerendered page that has all of them, in the order in which they were written. Pages of releases
 * that do not say so have some of them only.
 */
export const wholeClass = '/**/';
