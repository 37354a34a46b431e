import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from '@rig4u/shared/routing';

export type App = Parameters<typeof RouterProvider>[0]['router'];

/** The screens of the router. `onShown` is called once they stand in the page, before they are painted. */
export function Application({ app, onShown }: { app: App; onShown?: (() => void) | undefined }) {
  // A router repeats what it came to for its first listener only, and the page has one already: what it came to between two
  // slices of the first render is shown by rendering once more.
  const [from] = useState(app.state);
  const [round, setRound] = useState(0);
  useLayoutEffect(() => {
    if (app.state !== from) setRound(1);
  }, [app, from]);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return <RouterProvider key={round} router={app} />;
}
