/** Where the gateway puts config and registry into a host release's index.html. */
export const pageSlots = { config: '<!--rig4u:config-->', registry: '<!--rig4u:registry-->' } as const;
