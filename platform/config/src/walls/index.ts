export { lintConfig } from './lint-config';
export { foldersIn, walls } from './own-repository';
export { noPlatform, noShared, onlyInLook, onlyThroughShared, part, remoteBans, retired } from './remote-bans';
export { pureZone, remoteZones, screenZones } from './remote-zones';
export type { Ban, Exemption, Zone } from './zone';
