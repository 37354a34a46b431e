export { shownBuilds } from '../../builds/account';
export { bringHere, copyHere, type BroughtHere, type CopyResult } from './copy-here';
export { removeBuild, saveToAccount, sendBuild, type AccountChange } from './change-build';
export { partedNews } from './parted-news';
export type { SendResult } from './send';
export { syncAccountBuilds, type SyncResult } from './sync';
