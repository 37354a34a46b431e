/** Whether an element can be seen, and so can have the focus. Old browsers cannot tell; there everything counts as seen. */
export const isSeen = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility();
