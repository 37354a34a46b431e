export { compressedSuffix, grow, isCompressible, shrink } from './brotli';
export { errorCode, noneOnlyIfMissing, readFolder, type FileMap } from './files';
export { integrityOf } from './integrity';
export { isPlainPath } from './paths';
export { folderOf, labelOf, parsePart, parseRef, type ReleaseRef } from './ref';
export { Refusal } from './refusal';
export { appendRegistry, newestRegistry, newestRevision, pointToNewest, registryFile } from './registry-log';
export { hasRelease, readRelease, releaseDir, versionsOf, writeRelease } from './releases';
