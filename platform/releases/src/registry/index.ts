export { apply, partOf, partsOf } from './apply';
export type { Change, PartState, State } from './change';
export { pageView, shownInPage } from './page-view';
export { namedBy, recordFile, recordText, releaseOf, sharedOf } from './record';
export { revisionSchema, type Head, type Revision } from './revision';
