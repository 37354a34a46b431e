import type { Compiler } from 'webpack';

/** The plugin of the federation that has a build ask the share scope for what it imports. */
const CONSUMER = 'ConsumeSharedPlugin';

/**
 * Lets the host import what it provides without asking the share scope, which would only give its own modules back: no table of
 * what it takes, and its modules can be joined.
 */
export class ProvideOnly {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('ProvideOnly', ({ hooks }) => {
      hooks.factorize.intercept({
        register: (tap) => (tap.name === CONSUMER ? { ...tap, type: 'promise', fn: takeNothing } : tap),
      });
      hooks.createModule.intercept({
        register: (tap) => (tap.name === CONSUMER ? { ...tap, type: 'promise', fn: takeNothing } : tap),
      });
    });
  }
}

const takeNothing = (): Promise<undefined> => Promise.resolve(undefined);
