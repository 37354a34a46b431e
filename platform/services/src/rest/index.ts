export { createRest, type RestOptions } from './handler';
export { tokenVerifier, type VerifyToken } from './token';
