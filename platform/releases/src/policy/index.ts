export { mayAnything } from './may-anything';
export { smokeMisfit } from './smoke-fits';
export { adviceText, NotAllowed, underPolicy, whyNot } from './under-policy';
