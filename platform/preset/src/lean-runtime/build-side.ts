import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedDir } from '../part';

const fromHere = createRequire(import.meta.url);
const esm = (name: string): string => path.join(path.dirname(fromHere.resolve(name)), 'index.js');
const core = (file: string): string => path.join(path.dirname(esm('@module-federation/runtime-core')), file);

const fromShared = createRequire(path.join(sharedDir, 'package.json'));
/** The library's package names its CommonJS files to Node. */
const look = (file: string): string =>
  path.resolve(path.dirname(fromShared.resolve('@chakra-ui/react/styled-system')), '../../esm/styled-system', file);
const inPlace = (file: string): string => path.join(import.meta.dirname, file);

/** The federation runtime of a host, without what a registry makes needless. */
export const leanRuntimeAlias = (): Record<string, string> => ({
  // Both module formats of the runtime would be bundled otherwise: 52 KB instead of 27 (measured).
  '@module-federation/runtime-core$': esm('@module-federation/runtime-core'),
  '@module-federation/sdk$': esm('@module-federation/sdk'),
  [core('plugins/snapshot/SnapshotHandler.js')]: inPlace('no-snapshots.ts'),
  [core('plugins/snapshot/index.js')]: inPlace('no-preload.ts'),
  [core('plugins/generate-preload-assets.js')]: inPlace('no-preload.ts'),
  [core('utils/preload.js')]: inPlace('no-preload.ts'),
});

/** The look's libraries without what nobody uses. */
export const leanLookAlias = (): Record<string, string | false> => ({
  [look('preflight.js')]: inPlace('no-reset.ts'),
  [look('../utils/memo.js')]: inPlace('memo.ts'),
  // Only Emotion's `withTheme` calls it; it brings `react-is` with it.
  'hoist-non-react-statics$': false,
});
