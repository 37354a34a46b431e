/**
 * A module without content by which a page learns whether its browser compares modules with the hashes of the import map: it must load
 * by its own address, and must not by the changed one, to which the map gives the hash of other bytes.
 */
export const moduleProbe = { file: 'module-probe.js', changed: '?changed' } as const;
