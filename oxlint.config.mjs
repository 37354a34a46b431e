// Rules and walls are made in memory from the table in platform/workspace/src/walls. oxlint does not find this file by itself:
// always run it as `oxlint -c oxlint.config.mjs`, or by `pnpm lint`.
import { tsImport } from 'tsx/esm/api';

const { effectiveConfig } = await tsImport('./platform/workspace/src/walls/effective-config.ts', import.meta.url);

export default effectiveConfig(import.meta.dirname);
