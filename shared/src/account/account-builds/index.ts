export { shownBuilds } from '../../builds/account';
export { bringHere, copyHere, type BroughtHere, type CopyResult } from './bring-here';
export { removeBuild, saveToAccount, type AccountChange } from './change';
export type { SendResult } from './send';
export { syncAccountBuilds, type SyncResult } from './sync';
