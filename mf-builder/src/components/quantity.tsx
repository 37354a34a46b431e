import { Flex, IconButton, Text } from '@rig4u/shared/ui';
import { mostOfOne } from '../domain/choices/change-build';

interface Props {
  name: string;
  value: number;
  /** One more or one less than there is: what is shown may be older than that. */
  onChange: (by: 1 | -1) => void;
}

/** How many of a part, one more or one less at a time. */
export const Quantity = ({ name, value, onChange }: Props) => (
  <Flex role="group" aria-label={`Quantity of ${name}`} align="center" gap="1">
    <IconButton label="One less" icon="minus" variant="outline" disabled={value <= 1} onClick={() => onChange(-1)} />
    <Text role="status" minW="8" textAlign="center" fontVariantNumeric="tabular-nums">
      {value}
    </Text>
    <IconButton
      label="One more"
      icon="plus"
      variant="outline"
      disabled={value >= mostOfOne}
      onClick={() => onChange(1)}
    />
  </Flex>
);
