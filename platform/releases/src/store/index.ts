export { compressedSuffix, grow, isCompressible, shrink, shrinkQuickly } from './brotli';
export { deltaFile, deltaOf, dictionaryHash, fileOfDelta, openDelta, sameScript, sealDelta } from './delta';
export { isFolder, isMadeByStore, ownPaths, readFolder, type FileMap } from './files';
export { copiedUpTo, forgetCopied, markCopied } from './folder/copied';
export { folderStore } from './folder/folder-store';
export { sentenceOfSystem } from './folder/disk-words';
export { replaceText } from './folder/log';
export { keepsNewestAlone } from './folder/newest';
export { headFile, indexFile, registryFile, revisionFile, revisionsFolder } from './folder/paths';
export { readText } from './folder/read-text';
export { releaseDir } from './folder/releases';
export { keepReserve, withReserve } from './folder/reserve';
export { DiskRefusal, StoreAway } from '../refusals';
export { integrityOf } from './integrity';
export { isPlainPath, longestPath } from './plain-path';
export { polled } from './polled';
export {
  folderOf,
  isRef,
  labelOf,
  parsePart,
  parseRef,
  parseVersion,
  versionName,
  type ReleaseRef,
} from './release-ref';
export type { RegistryLog, ReleaseStore, Scratch, Store, WantedLease } from './store';
export {
  appendText,
  clearLeftovers,
  hasRelease,
  newestLeft,
  newestRevision,
  readRelease,
  readReleaseFile,
  readRevisionText,
  storeAt,
  versionsOf,
  writeRelease,
  type StoreAt,
} from './store-at';
export { withLog, type OpenedLog } from './with-log';
export { zstd } from './zstd';
