import { storedValue, useStored } from '@rig4u/shared/storage';
import { useCallback } from 'react';
import * as v from 'valibot';

const views = ['table', 'gallery'] as const;

/** How the options are shown: as a table, or as cards with large drawings. */
export type OptionsView = (typeof views)[number];

const stored = storedValue<{ view: OptionsView }>({
  key: 'rig4u-options-view',
  schema: v.object({ view: v.picklist(views) }),
  fallback: { view: 'table' },
});

/** The view that the visitor chose last; it is remembered in this browser. Where that is refused, the table comes back. */
export function useOptionsView(): [view: OptionsView, change: (view: OptionsView) => void] {
  const { view } = useStored(stored).value;
  const change = useCallback((next: OptionsView) => void stored.update(() => ({ view: next })), []);
  return [view, change];
}
