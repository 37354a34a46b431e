import { SearchInput } from '@rig4u/shared/ui';
import { startTransition, useEffect, useState } from 'react';
import { useView, useViewActions } from '../route-state';
import type { Options } from './use-options';
import { prepareSearch } from './use-search';

/** How long the field rests after a key before the address, and with it the list, follows; in milliseconds. */
const restMs = 150;

/** The search of the open category. What is typed is the field's own until it rests, so that a key renders nothing else. */
export function SearchField({ market }: Pick<Options, 'market'>) {
  const { filters } = useView();
  const { show } = useViewActions();
  /** What the address does not have yet. */
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    // The next key does not wait for what follows this one.
    const follow = () =>
      startTransition(() => {
        show({ filters: { ...filters, query: typed } });
        setTyped(undefined);
      });
    const timer = setTimeout(follow, restMs);
    return () => clearTimeout(timer);
  }, [filters, show, typed]);

  // Whoever leaves the field does something with the list next, such as clearing the filters.
  const leave = () => {
    if (typed === undefined) return;
    show({ filters: { ...filters, query: typed } });
    setTyped(undefined);
  };
  return (
    <SearchInput
      label="Search"
      placeholder="Search..."
      value={typed ?? filters.query}
      onChange={setTyped}
      onFocus={() => {
        prepareSearch();
        if (market.status === 'open') market.prepare();
      }}
      onBlur={leave}
    />
  );
}
