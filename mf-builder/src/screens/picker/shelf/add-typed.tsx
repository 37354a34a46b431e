import { Button } from '@rig4u/shared/ui';
import { useDialogActions } from '../dialogs';
import type { Options } from '../options/use-options';

/** The way to enter what was typed as a part of one's own, where no shelf has it. What only says how a part should be is no name of one. */
export function AddTyped({ options: { filters, market } }: { options: Options }) {
  const { addOwnPart } = useDialogActions();
  const typed = filters.query.trim();
  const isWish = market.status === 'open' && market.nearest !== undefined;
  if (typed === '' || market.status === 'loading' || isWish) return null;
  return <Button variant="outline" onClick={() => addOwnPart(typed)}>{`Add "${typed}"`}</Button>;
}
