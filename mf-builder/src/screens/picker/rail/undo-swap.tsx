import { Button, Hint, Row } from '@rig4u/shared/ui';
import { useBuild, useBuildActions } from '../build-state';

interface Props {
  /** Whose swap is taken back: that of a finding, or of 'What next?'. */
  by: 'finding' | 'next';
  children: string;
  /** Moves the focus, for the pressed button goes. */
  onUndone: () => void;
}

/** What was swapped last, with the way back; nothing where nothing was. */
export function UndoSwap({ by, children, onUndone }: Props) {
  const { swapped } = useBuild();
  const { undoSwap } = useBuildActions();
  if (swapped?.by !== by) return null;
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
        {children}
      </Button>
    </Row>
  );
}
