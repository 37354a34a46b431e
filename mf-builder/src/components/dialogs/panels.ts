export { ImportPanel } from './import-panel';
export { SharePanel } from './share-panel';
