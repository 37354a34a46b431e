import { partName, partTypeInfo, soldText, type PartQuantity, type PartType } from '@rig4u/shared/builds';
import { Amount, Button, Checkbox, Fill, Hint, IconButton, Row, VisuallyHidden } from '@rig4u/shared/ui';
import { memo, useCallback, useRef } from 'react';
import { readMarketId } from '../../../catalogue/market/market-id';
import { priceText } from '../../../domain/choices/line-text';
import { useBuildActions } from '../build-state';
import { useDialogActions } from '../dialogs';
import { Quantity } from '../../../components/quantity';
import { useCategory, useViewActions } from '../route-state';
import { ChangeButton } from './change-button';
import { useChangedLine } from './use-changed-line';

interface Props {
  line: PartQuantity;
  type: PartType;
  /** The part's position among those of its type, from 0 on. */
  place: number;
  /** Whether the line says which part it is about: where there are several. */
  named: boolean;
}

/**
 * What can be said of a chosen part: how many, whether it is owned, of an own part and one of the market its facts; and the way to change it for another one.
 * Where the list may have no row for it, or several are chosen, it can be taken out here.
 * Memoised: the list around it renders with every key in the search.
 */
export const ChosenLine = memo(function ChosenLine({ line, type, place, named }: Props) {
  const { count, own, takeOut } = useBuildActions();
  const { editOwnPart } = useDialogActions();
  const { heading } = useCategory();
  const { part, quantity } = line;
  const name = partName(part);
  const ownPart = part.id.startsWith('own-');
  const shown = { place, part };
  const asked = ownPart || readMarketId(part.id) !== undefined;
  const sold = soldText(part);
  const changed = useChangedLine();
  const { show } = useViewActions();
  const kept = useRef(false);
  const toChange = useCallback((button: HTMLButtonElement | null) => {
    if (button && kept.current) button.focus();
    kept.current = false;
  }, []);
  const keep = () => {
    kept.current = true;
    show({ changing: undefined });
  };
  return (
    <Row columnGap="4" rowGap="1" role="group" aria-label={name} data-own={asked || undefined}>
      {named && <Fill wraps>{name}</Fill>}
      {named && sold && <Hint>{sold}</Hint>}
      {partTypeInfo(type).several && (
        <Quantity name={name} value={quantity} onChange={(by) => count(type, shown, by)} />
      )}
      <Checkbox checked={part.owned === true} onChange={(owned) => own(type, shown, owned)}>
        <span>
          I own this
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </span>
      </Checkbox>
      {changed?.place === place ? (
        <Row space="sm">
          <Hint>Swap puts another part in its place.</Hint>
          {changed.keepable && (
            <Button size="sm" variant="link" aria-label={`Keep it: ${name}`} onClick={keep}>
              Keep it
            </Button>
          )}
        </Row>
      ) : (
        <ChangeButton ref={toChange} type={type} place={place} name={name} />
      )}
      {(quantity > 1 || part.owned) && <Amount tone="quiet">{priceText([line])}</Amount>}
      {(asked || named) && (
        <Row ms="auto" space="sm">
          {asked && (
            <Button size="sm" variant="ghost" aria-label={`Edit ${name}`} onClick={() => editOwnPart(shown)}>
              Edit
            </Button>
          )}
          <IconButton
            label={`Take out ${name}`}
            icon="x"
            onClick={() => {
              takeOut(type, shown);
              heading.current?.focus();
            }}
          />
        </Row>
      )}
    </Row>
  );
});
