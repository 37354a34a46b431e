/** Whether a prerendered screen stands in the application's place, before the loading message. */
export const hasFrame = (document: Document): boolean => document.querySelector('#root > :not(.start)') !== null;
