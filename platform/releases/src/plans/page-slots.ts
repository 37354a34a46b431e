/** Where the gateway puts its facts into a host release's index.html. */
export const pageSlots = {
  config: '<!--rig4u:config-->',
  /** The index of the registry, and the record of the remote that owns the address. */
  index: '<!--rig4u:index-->',
  /** In hosts that were built before there was an index: the whole registry in its place. */
  registry: '<!--rig4u:registry-->',
} as const;
