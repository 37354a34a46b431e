import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { HandedRuntime } from './handed';

/**
 * The host's plugin of the federation runtime that hands its bundler runtime to the entries of remotes: 4.5 KB less in
 * each. The share scope has it too, so that a host without one refuses a release that needs it, by name.
 */
export default function handOver({ key, version }: { key: string; version: string }): ModuleFederationRuntimePlugin {
  const handed = bundlerRuntimeForRemotes();
  globalThis.__RIG4U_BUNDLER_RUNTIME__ = handed;
  // Under this name entries ask for it that other bundlers made, or that were built before: the plugin's `externalRuntime`.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return {
    name: 'rig4u-hand-over',
    beforeInit(args) {
      args.userOptions.shared = { ...args.userOptions.shared, [key]: { version, lib: () => handed } };
      return args;
    },
  };
}

function bundlerRuntimeForRemotes(): HandedRuntime {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation;
  if (!runtime || !bundlerRuntime || !attachShareScopeMap)
    throw new Error('The bundler runtime of @module-federation has another form than this host was written for.');
  // Its own `init` would make a remote's instance the one that the host's functions speak to.
  const init: typeof runtime.init = (options) => {
    const known = runtime.getInstance((instance) => instance.options.name === options.name);
    known?.initOptions(options);
    return known ?? runtime.createInstance(options);
  };
  // A host exposes nothing, so its own table is without `initContainerEntry`.
  const forEntries = { ...bundlerRuntime, initContainerEntry };
  return { runtime: { ...runtime, init }, bundlerRuntime: forEntries, attachShareScopeMap };
}
