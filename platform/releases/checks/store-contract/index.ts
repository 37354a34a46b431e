export { startCuttingProxy, type Cut, type CuttingProxy } from './cutting-proxy';
export { logContract } from './log-contract';
export { logContractOverNetwork } from './log-over-network';
export type { DistantPlace, Handle, Place } from './place';
export { releaseContract } from './release-contract';
export { releaseContractOverNetwork } from './releases-over-network';
