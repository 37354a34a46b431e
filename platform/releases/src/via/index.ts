export { mayAnything, whyNot } from '../policy';
export type { CiRun } from '../registry';
export { answerOf, promoteRequest, releasesPath, rollbackRequest, rolloutRequest } from './api';
