import { useFindingFocus } from '../../state/finding';

/** Shows nothing. It follows the address, so that nothing else of the screen renders when the address changes. */
export function FindingFocus() {
  useFindingFocus();
  return null;
}
