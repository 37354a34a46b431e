import type { PartQuantity } from '@rig4u/shared/builds';
import { Hint } from '@rig4u/shared/ui';
import { enteredText } from '../domain/parts/entered-text';

/** Says of chosen parts of one type how many of their facts were entered by hand; nothing where none was. */
export function EnteredNote({ chosen }: { chosen: readonly PartQuantity[] }) {
  const text = enteredText(chosen);
  return text && <Hint block>{text}</Hint>;
}
