export { clearLeftovers } from './aside';
export { compressedSuffix, grow, isCompressible, shrink } from './brotli';
export { isFolder, readFolder, type FileMap } from './files';
export { integrityOf } from './integrity';
export { appendText, headFile, indexFile, newestRevision, readRevisionText, registryFile, replaceText } from './log';
export { isPlainPath } from './plain-path';
export { folderOf, labelOf, parsePart, parseRef, type ReleaseRef } from './release-ref';
export { hasRelease, readRelease, readReleaseFile, releaseDir, versionsOf, writeRelease } from './releases';
