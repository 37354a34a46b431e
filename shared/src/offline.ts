// For the service worker of the host and for who starts it. Not shared: the worker is a bundle of its own.
export { liveFilesSchema, registryMoment, type LiveFiles, type RegistryMoment } from './kernel/contracts/live-files';
export { offlineCache, offlinePage, workerPath } from './kernel/contracts/offline-places';
