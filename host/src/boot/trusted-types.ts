import { workerPath } from '@rig4u/shared/boot';
import type { Config } from '@rig4u/shared/contracts';

interface Rules {
  createScriptURL?: (address: string, type: string, sink: string) => string | null;
  createHTML?: (markup: string) => string | null;
  createScript?: (text: string) => string | null;
}

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => { createHTML: (markup: string) => TrustedHTML } };
  }
}

/**
 * Under the page's Trusted Types, a script's address must be one of ours: a file of a release, a worker from a text of a release, or the script that the local
 * emulator brings for its popup. Markup and code from texts are for nobody. This is the page's default policy, so that libraries
 * that know nothing of it keep to it.
 */
export function guardScripts(window: Window & typeof globalThis, config: Pick<Config, 'services'>): void {
  const emulator = config.services?.auth.emulatorUrl;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address, _type, sink) => {
      if (sink === 'ServiceWorkerContainer register') return address === workerPath ? address : null;
      // A blob of this page: its text came with a script of ours.
      if (sink === 'Worker constructor') return address.startsWith(`blob:${window.location.origin}/`) ? address : null;
      const { origin, pathname } = new URL(address, window.location.href);
      const isRelease = origin === window.location.origin && /^\/(remotes|host)\//.test(pathname);
      const isEmulator = emulator !== undefined && origin === new URL(emulator).origin;
      return isRelease || isEmulator ? address : null;
    },
    // React makes a script element from these words, and then fills it. What a guide says of itself for search engines is one.
    createHTML: (markup) => (markup === '<script></script>' ? markup : null),
    // JSON does nothing when it runs.
    createScript: (text) => (isJson(text) ? text : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
