import type { Compilation } from 'webpack';
import { integrityOf } from './chunk-integrity';

/** Every file that a build emits so far, with the hash of its bytes, in the order of their names. */
export const fileHashes = (compilation: Compilation): Record<string, string> =>
  Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }): [string, string] => [name, integrityOf(source.buffer())])
      .toSorted(([one], [two]) => (one < two ? -1 : 1)),
  );
