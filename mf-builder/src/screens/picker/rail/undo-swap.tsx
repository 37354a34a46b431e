import { Button, Hint, Row } from '@rig4u/shared/ui';
import type { Swapped } from '../use-choices';
import { useBuild, useBuildActions } from '../build-state';

interface Props {
  /** What is told here: the ways out of a finding, or the steps of 'What next?'. */
  of: readonly Swapped['what'][];
  /** Moves the focus, for the pressed button goes. */
  onUndone: () => void;
}

/** What was swapped or added last, with the way back; nothing where nothing was. */
export function UndoSwap({ of, onUndone }: Props) {
  const { swapped } = useBuild();
  const { undoSwap } = useBuildActions();
  if (!swapped || !of.includes(swapped.what)) return null;
  return (
    <Row space="sm">
      <Hint>{swapped.done}</Hint>
      <Button
        size="sm"
        variant="link"
        onClick={() => {
          undoSwap();
          onUndone();
        }}
      >
        {swapped.what === 'step' ? 'Undo' : `Undo the ${swapped.what}`}
      </Button>
    </Row>
  );
}
