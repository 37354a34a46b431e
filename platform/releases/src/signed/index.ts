export { logKey, readLogKeys, readSigning, type LogKey, type Signing } from './log-keys';
export { mustFollow, NotSigned, readSigned, signText } from './read-signed';
