import { partLines } from '@rig4u/shared/builds';
import { Button } from '@rig4u/shared/ui';
import { useEffect, useRef } from 'react';
import { useBuild, useBuildActions } from '../build-state';

/**
 * 'Reset Build', and after it 'Undo reset' until the next choice; after another build replaced this one, 'Bring back my build'.
 * The pressed button disappears or is disabled, so the focus moves to the other one.
 */
export function ResetControls() {
  const { build, components } = useBuild();
  const { cleared } = build;
  const empty = partLines(components).length === 0;
  const { reset, undo, back } = useBuildActions();
  const resetButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    (cleared ? undoButton : resetButton).current?.focus();
  }, [cleared]);

  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };

  return (
    <>
      {cleared && (
        <Button ref={undoButton} variant="outline" onClick={press(() => (empty ? undo(cleared) : back()))}>
          {empty ? 'Undo reset' : 'Bring back my build'}
        </Button>
      )}
      <Button ref={resetButton} variant="outline" disabled={empty} onClick={press(reset)}>
        Reset Build
      </Button>
    </>
  );
}
