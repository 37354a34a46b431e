import { numberText } from '@rig4u/shared/format';
import { Switch } from '../../../look/options-head';
import { allCounts, ourCount } from '../../../catalogue/market/all-counts';
import { useRoving } from '../options/roving';
import { useCategory, useView, useViewActions, type Shelf } from '../route-state';

const shelves: readonly Shelf[] = ['ours', 'all'];

/** Whether our picks are listed or all parts on the market; nothing where the market has none of the category. */
export function ShelfSwitch() {
  const { category } = useCategory();
  const { shelf: chosen } = useView();
  const { show } = useViewActions();
  const { onKeyDown, tabIndexOf } = useRoving(shelves.indexOf(chosen));
  const all = allCounts[category];
  if (all === undefined) return null;
  return (
    <Switch className="shelf" role="radiogroup" aria-label="Parts listed" onKeyDown={onKeyDown}>
      {shelves.map((shelf, place) => (
        <button
          key={shelf}
          type="button"
          role="radio"
          aria-checked={chosen === shelf}
          data-stop={place}
          tabIndex={tabIndexOf(place)}
          onClick={() => show({ shelf })}
        >
          {shelf === 'ours' ? `Our ${ourCount}` : `All ${numberText(all)}`}
        </button>
      ))}
    </Switch>
  );
}
