export { makeFolder } from './make-folder';
export { Refusal } from './refusal';
export { localStore, root, testStore } from './root';
export { runChild, type ChildOptions, type ChildResult } from './run-child';
export { errorCode, noneOnlyIfMissing } from './system-errors';
