import webpack, { type Compiler } from 'webpack';
import { sharedTypesFile } from '@rig4u/releases/manifest';
import { describeTypes } from '../public-types/describe-types';
import { FINAL_BYTES } from './chunk-integrity';

/** Writes the public types of shared into a host release, so that the next host can be compared with it. */
export class WriteSharedTypes {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WriteSharedTypes', (compilation) => {
      // The compiler is another program: it runs while webpack does.
      const described = describeTypes().then(
        (types) => ({ text: `${JSON.stringify(types)}\n` }),
        (error: unknown) => ({ error: error instanceof Error ? error : new Error(String(error)) }),
      );
      compilation.hooks.processAssets.tapPromise({ name: 'WriteSharedTypes', stage: FINAL_BYTES - 1 }, async () => {
        const done = await described;
        if ('error' in done) compilation.errors.push(new webpack.WebpackError(done.error.message));
        else compilation.emitAsset(sharedTypesFile, new webpack.sources.RawSource(done.text));
      });
    });
  }
}
