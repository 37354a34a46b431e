import { Button } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';
import { reloadPage } from './reload-page';

const RELOAD_DELAY_MS = 500;

/** Reloads the page half a second after it was pressed. */
export function RefreshButton() {
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(reloadPage, RELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pressed]);

  return (
    <Button variant="outline" size="sm" loading={pressed} onClick={() => setPressed(true)}>
      Refresh
    </Button>
  );
}
