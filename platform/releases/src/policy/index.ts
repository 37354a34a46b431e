export { smokeMisfit } from './smoke-fits';
export { adviceText, NotAllowed, underPolicy } from './under-policy';
