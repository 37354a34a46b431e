/** Parts that are built and released, in the order in which they go live: remotes are checked against the host. */
export const releasedParts = ['host', 'mf-builder', 'mf-guides', 'mf-account', 'mf-commerce'] as const;

/** Every part of the workspace. */
export const allParts = [...releasedParts, 'shared', 'platform'] as const;
