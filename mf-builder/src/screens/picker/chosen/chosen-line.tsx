import { partName, partTypeInfo, type PartQuantity, type PartType } from '@rig4u/shared/builds';
import { Box, Button, Checkbox, Flex, IconButton, Span, Text, Verdict } from '@rig4u/shared/ui';
import { priceText } from '../../../domain/choices/line-text';
import { partFinding } from '../../../domain/compatibility/part-verdict';
import { useBuild, useBuildActions } from '../build-state';
import { useDialogActions } from '../dialogs';
import { Quantity } from './quantity';

interface Props {
  line: PartQuantity;
  type: PartType;
  /** The part's position among those of its type, from 0 on. */
  place: number;
}

/** One chosen part: how many, whether it is owned, what the check says of it. */
export function ChosenLine({ line, type, place }: Props) {
  const { check } = useBuild();
  const { count, own, removeOne } = useBuildActions();
  const { editOwnPart } = useDialogActions();
  const { part, quantity } = line;
  const name = partName(part);
  const worst = partFinding(check, type, part);
  return (
    <Box as="li" py="2" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
        <Text textStyle="ui" flex="1 1 200px" minW="0" overflowWrap="anywhere">
          {name}
        </Text>
        {partTypeInfo(type).several && (
          <Quantity name={name} value={quantity} onChange={(next) => count(type, place, next)} />
        )}
        <Checkbox checked={part.owned === true} onChange={(owned) => own(type, place, owned)}>
          <span>
            I own this
            <Box as="span" srOnly>
              : {name}
            </Box>
          </span>
        </Checkbox>
        <Span textStyle="price" fontSize="md" fontVariantNumeric="tabular-nums">
          {priceText([line])}
        </Span>
        {part.id.startsWith('own-') && (
          <Button size="sm" variant="ghost" aria-label={`Edit ${name}`} onClick={() => editOwnPart({ place, part })}>
            Edit
          </Button>
        )}
        <IconButton label={`Take out ${name}`} icon="x" onClick={() => removeOne(type, place)} />
      </Flex>
      {worst && worst.verdict !== 'pass' && <Verdict kind={worst.verdict}>{worst.message}</Verdict>}
    </Box>
  );
}
