import * as refresh from 'react-refresh/runtime';

// React asks for it once, while it starts: this stands before React in the bundle.
refresh.injectIntoGlobalHook(globalThis);

export { refresh };
