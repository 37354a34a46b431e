/** Where the gateway has the live host's service worker: one address for ever, because browsers know a worker by it. */
export const workerPath = '/worker.js';

/**
 * The address whose page the worker keeps, and opens at any address without a network. Nobody owns it, so its page carries no record and no
 * frame of a screen. A gateway answers it as it answers a page that there is: workers keep nothing else.
 */
export const offlinePage = '/offline-page';

/** The cache in which the worker keeps the product for use without a network. */
export const offlineCache = 'rig4u-offline';
