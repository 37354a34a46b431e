import type { BuildComponents } from '@rig4u/shared/builds';
import { Button } from '@rig4u/shared/ui';
import { useEffect, useRef } from 'react';

interface Props {
  /** Whether nothing is chosen. */
  empty: boolean;
  /** What the last reset took away, while it can be taken back. */
  cleared: BuildComponents | undefined;
  onReset: () => void;
  onUndo: (taken: BuildComponents) => void;
  /** Brings back the build whose place the one on the table took. */
  onBringBack: () => void;
}

/** 'Reset Build', and after it 'Undo reset' until the next choice; after another build came onto the table, 'Bring back my build'. The pressed button goes away or rests, so focus moves to the other one. */
export function ResetControls({ empty, cleared, onReset, onUndo, onBringBack }: Props) {
  const reset = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    (cleared ? undo : reset).current?.focus();
  }, [cleared]);

  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };

  return (
    <>
      {cleared && (
        <Button ref={undo} variant="outline" onClick={press(() => (empty ? onUndo(cleared) : onBringBack()))}>
          {empty ? 'Undo reset' : 'Bring back my build'}
        </Button>
      )}
      <Button ref={reset} variant="outline" disabled={empty} onClick={press(onReset)}>
        Reset Build
      </Button>
    </>
  );
}
