import { installErrorHandlers, isForeign } from '@rig4u/shared/errors';
import { inTurn } from './boot/in-turn';
import { sayNotStarted } from './boot/loading-message';
import { sayHostFailed } from './load-reports/host-failed';

installErrorHandlers(window);

// All of it is in the first scripts. Read in one piece it would hold up the visitor of a slow phone for a third of a second.
inTurn([
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["system"] */ '@rig4u/shared/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ '@rig4u/shared/routing'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApp"] */ './shell/routes'),
  () => import(/* webpackMode: "eager", webpackExports: ["begin"] */ './begin'),
  async () => (await import(/* webpackMode: "eager" */ './begin')).begin(),
]).catch((error: unknown) => {
  sayNotStarted(document);
  if (!isForeign(error)) sayHostFailed(window, 'entry');
  reportError(error);
});
