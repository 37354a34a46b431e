export { percentOf } from './apply-rollout';
export { apply, partOf, partsOf } from './apply';
export { rolloutSteps } from './change';
export type { Change, PartState, Rollout, State } from './change';
export { parseRevision, revisionText } from './parse-revision';
export { pageView, shownInPage, shownOf } from './page-view';
export { isNamed, namedBy, recordFile, recordText, releaseOf, sharedOf } from './record';
export { registryIndex } from './registry-index';
export type { Head, Revision } from './revision';
