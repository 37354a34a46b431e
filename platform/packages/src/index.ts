export { packInProgram, type Tarball } from './pack-in-program';
export { folderOf, readPackage } from './read-package';
export { unpack } from './unpack';
