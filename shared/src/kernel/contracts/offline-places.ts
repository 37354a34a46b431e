/** Where the gateway has the live host's service worker: one address for ever, because browsers know a worker by it. */
export const workerPath = '/worker.js';

/** The cache in which the worker keeps the product for use without a network. */
export const offlineCache = 'rig4u-offline';
