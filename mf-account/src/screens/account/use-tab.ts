import { useSearchParams, withoutTail } from '@rig4u/shared/routing';
import { useCallback } from 'react';

export type AccountTab = 'account' | 'builds';

/** The open tab and how to change it. The address keeps it (`?tab=builds`), so that reload and Back keep it too. */
export function useTab(): [AccountTab, (tab: string) => void] {
  const [query, setQuery] = useSearchParams();
  const open = useCallback(
    (tab: string) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (tab === 'builds') next.set('tab', tab);
          else next.delete('tab');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [withoutTail(query.get('tab') ?? '') === 'builds' ? 'builds' : 'account', open];
}
