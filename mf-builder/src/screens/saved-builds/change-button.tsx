import { Button } from '@rig4u/shared/ui';
import { sinceSaved, type PriceChange } from '../../domain/prices';

/** Cheaper is good news, dearer is a warning. */
const colourOf = (cents: number): string => (cents < 0 ? 'accentText' : cents > 0 ? 'warn' : 'text2');

interface Props {
  /** The build's name. */
  name: string;
  change: PriceChange;
  onOpen: () => void;
}

/** What changed in price since the build was saved, with the months; opens the prices behind it. */
export function ChangeButton({ name, change, onOpen }: Props) {
  const text = sinceSaved(change);
  return (
    <Button
      variant="link"
      size="sm"
      flush
      color={colourOf(change.cents)}
      aria-label={`${text}: prices of ${name}`}
      whiteSpace="normal"
      textAlign="start"
      onClick={onOpen}
    >
      {text}
    </Button>
  );
}
