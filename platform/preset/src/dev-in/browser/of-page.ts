import type * as JsxDevRuntime from 'react/jsx-dev-runtime';
import type * as Refresh from 'react-refresh/runtime';

/** What the page's development script has for the developer's remote: there is one React, so one runtime that refreshes it. */
export interface OfPage {
  refresh: typeof Refresh;
  jsxDevRuntime: typeof JsxDevRuntime;
  /** Calls `listener` with the hash of each compilation that succeeds, the last one at once. */
  onBuilt: (listener: (hash: string) => void) => void;
  /** A changed module threw when it was loaded, or a change was taken in. */
  failed: (error: Error) => void;
  mended: () => void;
}

declare global {
  var __RIG4U_DEV__: OfPage | undefined;
}

/** Throws where the remote was loaded by a page that did not come through the proxy. */
export function ofPage(): OfPage {
  if (globalThis.__RIG4U_DEV__) return globalThis.__RIG4U_DEV__;
  throw new Error('This build of a remote runs only in a page of "rig4u dev --in".');
}
