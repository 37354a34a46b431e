import { numberText } from '@rig4u/shared/format';
import { allCounts, ourCount } from '../../../catalogue/market/all-counts';
import { RadioSwitch } from '../options/radio-switch';
import { useCategory, useView, useViewActions, type Shelf } from '../route-state';

/** Whether our picks are listed or all parts on the market; nothing where the market has none of the category. */
export function ShelfSwitch() {
  const { category } = useCategory();
  const { shelf } = useView();
  const { show } = useViewActions();
  const all = allCounts[category];
  if (all === undefined) return null;
  const choices: { value: Shelf; shown: string }[] = [
    { value: 'ours', shown: `Our ${ourCount}` },
    { value: 'all', shown: `All ${numberText(all)}` },
  ];
  return (
    <RadioSwitch
      label="Parts listed"
      className="shelf"
      choices={choices}
      chosen={shelf}
      onChoose={(value) => show({ shelf: value })}
    />
  );
}
