export {
  freeze,
  offline,
  pin,
  promote,
  publish,
  publishFiles,
  restored,
  revert,
  rollback,
  unpin,
} from './release/commands';
export type { CommandOptions, Outcome } from './release/change-store';
export type { PromoteOptions } from './release/commands';
export { nextStep, pauseRollout, resumeRollout, rollout, stopRollout, takeBackRollout } from './release/rollouts';
export { backup } from './backup/backup';
export { restore } from './backup/restore';
export { mirrorOnce } from './mirror/mirror-once';
export { move } from './move/move';
export { scriptHash } from './gate/check-files';
export { besideLive } from './release/check';
export { copyRelease } from './release/copy-release';
export { copyStore } from './move/copy-store';
export { mustBeFormat2 } from './release/format-1';
export { doctor } from './release/doctor/doctor';
export { fetcherOf } from './release/fetch-file';
export type { Live } from './release/live';
export { liveAt } from './release/live-at';
export { loadHost, loadManifest } from './release/load-manifest';
export { isNamed, isNamedText, namedBy, partsOf, recordFile, recordText } from './registry';
export { allowOrDeny, needSmoke } from './release/policy';
export { pageSlots } from './plans/page-slots';
export { misfits } from './release/misfits';
export { preview } from './release/preview';
export { prune } from './release/prune';
export { stateOf } from './release/change-registry';
export { pointToNewest } from './release/pointers';
export { allRevisions, newestRegistryLeft, newestRegistry, pagesReadAt } from './release/revisions';
export type { Revision } from './registry';
export { watchOnce, type Watched } from './release/watch';
export { verify } from './release/verify';
export { previewed, triedHost } from './release/in-place';
export { pagesForAll, type PagesForAll } from './release/pages-for-all';
export { trialRegistry } from './release/trial';
export { forgetLocalProduct, tellLocalProduct } from './local-product';
export type { Fault } from './fault';
export { NotThere } from './refusals';
