import type { Federation } from '@module-federation/webpack-bundler-runtime';

/** What the code that webpack writes into the entry of a remote calls. */
export type HandedRuntime = Required<Pick<Federation, 'runtime' | 'bundlerRuntime' | 'attachShareScopeMap'>>;

declare global {
  /** The host's bundler runtime, for the entries of remotes. It is there before any of them is asked for. */
  var __RIG4U_BUNDLER_RUNTIME__: HandedRuntime | undefined;
}
