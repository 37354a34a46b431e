export { packInProgram, type Tarball } from './pack-in-program';
export { unpack } from './unpack';
