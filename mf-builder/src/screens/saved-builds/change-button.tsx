import { Button } from '@rig4u/shared/ui';
import { sinceSaved } from '../../domain/prices';

/** Cheaper is good news, dearer is a warning. */
export const changeColour = (cents: number): string => (cents < 0 ? 'accentText' : cents > 0 ? 'warn' : 'text2');

interface Props {
  /** The build's name. */
  name: string;
  /** What changed in all, in cents; undefined where no part's price of now is known. */
  cents: number | undefined;
  onOpen: () => void;
}

/** What changed in price since the build was saved; opens the prices behind it. */
export function ChangeButton({ name, cents, onOpen }: Props) {
  const text = cents === undefined ? 'No newer prices known' : sinceSaved(cents);
  return (
    <Button
      variant="link"
      size="sm"
      flush
      color={changeColour(cents ?? 0)}
      aria-label={`${text}: prices of ${name}`}
      onClick={onOpen}
    >
      {text}
    </Button>
  );
}
