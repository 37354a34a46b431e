export { createRest } from './handler';
export { tokenVerifier } from './token';
