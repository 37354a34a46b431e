export { compressedSuffix, grow, isCompressible, shrink } from './brotli';
export { readFolder, type FileMap } from './files';
export { integrityOf } from './integrity';
export { isPlainPath } from './plain-path';
export { folderOf, labelOf, parsePart, parseRef, type ReleaseRef } from './release-ref';
export { appendRegistry, newestRegistry, newestRevision, pointToNewest, registryFile } from './compare-and-swap';
export { hasRelease, readRelease, releaseDir, versionsOf, writeRelease } from './releases';
