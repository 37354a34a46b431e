import { types } from 'node:util';

/**
 * For tests: Jest gives each file an `Error` of its own, and what Node throws is none of that. The client asks `instanceof Error`, and
 * makes a nameless error of anything else.
 */
export function seeErrorsOfNode(): void {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      return this === Error ? types.isNativeError(value) : isInstance.call(this, value);
    },
  });
}
