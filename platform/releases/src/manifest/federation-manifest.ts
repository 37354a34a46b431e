import * as v from 'valibot';
import { fileName } from './fields';

const jsAssets = v.object({ js: v.object({ sync: v.array(fileName) }) });

/** `mf-manifest.json`, which the federation plugins of webpack, Rspack and others write: what we read of it. */
export const federationManifest = v.pipe(
  v.object({
    metaData: v.object({
      globalName: v.string(),
      remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.optional(v.string()) }),
    }),
    shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
    exposes: v.array(v.object({ path: v.string(), assets: jsAssets })),
  }),
  v.transform(({ metaData: { globalName, remoteEntry }, shared, exposes }) => ({
    id: globalName,
    entry: `${remoteEntry.path}${remoteEntry.name}`,
    format: remoteEntry.type === 'module' ? ('module' as const) : ('script' as const),
    // Rspack 2.3.2 writes ^^1.0.0 where a range was given for a package that it cannot find.
    needs: shared.map(({ name, requiredVersion }) => ({ name, range: requiredVersion.replace(/^\^+/, '^') })),
    files: exposes.find(({ path }) => path === './routes')?.assets.js.sync ?? [],
  })),
);

export type FederationManifest = v.InferOutput<typeof federationManifest>;
