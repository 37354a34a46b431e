import type { KeyboardEvent } from 'react';

const typedInto = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])';

/** Whether a key asks for the list of keys: '?', except where somebody types. */
export const asksForKeys = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === '?' && !altKey && !ctrlKey && !metaKey && !(target instanceof Element && target.closest(typedInto));
