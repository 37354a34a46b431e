export { logKey, readLogKeys, readSigningKey, type LogKey } from './log-keys';
export { mustFollow, NotSigned, readSigned, signText } from './read-signed';
