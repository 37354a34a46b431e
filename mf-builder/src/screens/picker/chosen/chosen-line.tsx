import { lineCents, partName, type PartQuantity, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Box, Button, Checkbox, Flex, IconButton, Span, Text, Verdict } from '@rig4u/shared/ui';
import { partFinding } from '../../../domain/compatibility/part-verdict';
import type { BuildCheck } from '../../../domain/compatibility/types';
import { Quantity } from './quantity';

/** What can be done with a chosen part. `place` is its position among those of its type. */
export interface LineActions {
  onQuantity: (type: PartType, place: number, quantity: number) => void;
  onOwned: (type: PartType, place: number, owned: boolean) => void;
  onRemoveLine: (type: PartType, place: number) => void;
  /** Opens a part that is in no catalogue for changes. */
  onEdit: (type: PartType, place: number, part: StoredPart) => void;
}

interface Props {
  line: PartQuantity;
  type: PartType;
  place: number;
  several: boolean;
  check: BuildCheck;
  actions: LineActions;
}

/** One chosen part: how many, whether it is owned, what the check says of it. */
export function ChosenLine({ line, type, place, several, check, actions }: Props) {
  const { part, quantity } = line;
  const name = partName(part);
  const worst = partFinding(check, type, part);
  return (
    <Box as="li" py="2" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
        <Text textStyle="ui" flex="1 1 200px" minW="0" overflowWrap="anywhere">
          {name}
        </Text>
        {several && (
          <Quantity name={name} value={quantity} onChange={(next) => actions.onQuantity(type, place, next)} />
        )}
        <Checkbox checked={part.owned === true} onChange={(owned) => actions.onOwned(type, place, owned)}>
          <span>
            I own this
            <Box as="span" srOnly>
              : {name}
            </Box>
          </span>
        </Checkbox>
        <Span textStyle="price" fontSize="md" fontVariantNumeric="tabular-nums">
          {exactDollars(lineCents(line) / 100)}
        </Span>
        {part.id.startsWith('own-') && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Edit ${name}`}
            onClick={() => actions.onEdit(type, place, part)}
          >
            Edit
          </Button>
        )}
        <IconButton label={`Take out ${name}`} icon="x" onClick={() => actions.onRemoveLine(type, place)} />
      </Flex>
      {worst && worst.verdict !== 'pass' && <Verdict kind={worst.verdict}>{worst.message}</Verdict>}
    </Box>
  );
}
