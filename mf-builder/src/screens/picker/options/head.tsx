import { partTypeInfo } from '@rig4u/shared/builds';
import { numberText } from '@rig4u/shared/format';
import { Button, IconButton } from '@rig4u/shared/ui';
import { OptionsHead } from '../../../look/options-head';
import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CategoryButton } from '../categories/category-button';
import { addOwnPartTitle, useDialogActions } from '../dialogs';
import { useCategory } from '../route-state';
import { SearchField } from './search-field';
import type { Options } from './use-options';

interface Props {
  options: Options;
  /** The place of the options, for who skips what narrows them. */
  frame: RefObject<HTMLElement | null>;
  /** Called to open everything that narrows and orders the options. */
  onNarrow: () => void;
}

/** The line over the options: which category is open, how many options there are, the search, and the way to a part of one's own. */
export const Head = memo(function Head({ options, frame, onNarrow }: Props) {
  const { category, heading } = useCategory();
  const { addOwnPart } = useDialogActions();
  const [searching, setSearching] = useState(false);
  const field = useRef<HTMLElement>(null);
  // Who opens the search wants to type: still within the touch, so that a phone brings its keyboard.
  useLayoutEffect(() => {
    if (searching) field.current?.querySelector('input')?.focus();
  }, [searching]);
  const { list, counts, search, fitting } = options;
  return (
    <OptionsHead data-searching={searching || undefined}>
      <CategoryButton />
      <h2 id="options-title" ref={heading} tabIndex={-1}>
        {partTypeInfo(category).title}
      </h2>
      <a className="skip-to" href="#options-list" onClick={(event) => skipTo(event, frame.current)}>
        Skip to the options
      </a>
      <span className="count" data-loading={list.status === 'loading' || undefined}>
        <span role="status">
          {list.status === 'loading' ? 'Loading components...' : counts && search !== 'looking' && countText(counts)}
        </span>
        {counts && <span>{` · ${numberText(fitting)} fit`}</span>}
      </span>
      <span className="search" ref={field}>
        <SearchField key={category} market={options.market} />
      </span>
      <span className="on-phone">
        <IconButton
          label={searching ? 'Close the search' : 'Open the search'}
          icon={searching ? 'x' : 'search'}
          variant="outline"
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        />
        <IconButton label="Filter and sort" icon="filter" variant="outline" onClick={onNarrow} />
      </span>
      <span className="add-part">
        <Button size="sm" variant="outline" onClick={() => addOwnPart()}>
          {addOwnPartTitle}
        </Button>
      </span>
    </OptionsHead>
  );
});

/** Moves the focus past what narrows the options. */
function skipTo(event: { preventDefault: () => void }, target: HTMLElement | null): void {
  event.preventDefault();
  target?.focus();
}

const countText = ({ left, all }: NonNullable<Options['counts']>): string =>
  left === all ? `${numberText(all)} parts` : `${numberText(left)} of ${numberText(all)}`;
