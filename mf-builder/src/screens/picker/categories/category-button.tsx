import { partTypeInfo } from '@rig4u/shared/builds';
import { Art, VisuallyHidden } from '@rig4u/shared/ui';
import { CategoryButton as Look } from '../../../look/options-head';
import { PlainIcon } from '../../../look/plain-icon';
import { useDialogActions } from '../dialogs';
import { offered, useCategory } from '../route-state';

/** On a phone: says which category is open, and opens the list. */
export function CategoryButton() {
  const { category } = useCategory();
  const { openParts } = useDialogActions();
  return (
    <Look type="button" onClick={openParts} aria-haspopup="dialog">
      <span className="drawing">
        <Art name={category} compact />
      </span>
      <span className="label">{partTypeInfo(category).label}</span>
      <small>
        <VisuallyHidden>Category </VisuallyHidden>
        <span>{`${offered.indexOf(category) + 1} of ${offered.length}`}</span>
      </small>
      <PlainIcon name="down" />
    </Look>
  );
}
