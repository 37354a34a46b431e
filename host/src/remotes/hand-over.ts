import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Hands the host's bundler runtime to the entries of remotes, and answers it: 4.5 KB less in each. The share scope has it too, so that a
 * host without one refuses a release that needs it, by name.
 */
export function handOver() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation;
  if (!runtime || !bundlerRuntime || !attachShareScopeMap)
    throw new Error('The bundler runtime of @module-federation has another form than this host was written for.');
  // Its own `init` would make a remote's instance the one that the runtime's functions speak to.
  const init: typeof runtime.init = (options) => {
    const known = runtime.getInstance((instance) => instance.options.name === options.name);
    known?.initOptions(options);
    return known ?? runtime.createInstance(options);
  };
  // A host exposes nothing, so its own table is without `initContainerEntry`.
  const forEntries = { ...bundlerRuntime, initContainerEntry };
  const handed = { runtime: { ...runtime, init }, bundlerRuntime: forEntries, attachShareScopeMap };
  Object.assign(globalThis, {
    __RIG4U_BUNDLER_RUNTIME__: handed,
    // Under this name entries ask for it that other bundlers made, or that were built before: the plugin's `externalRuntime`.
    _FEDERATION_RUNTIME_CORE: runtimeCore,
  });
  return handed;
}
