export { addressOf } from './address';
export { federationName } from './federation-name';
export { exampleAddress, exampleData, releaseVersion, remoteName } from './fields';
export { hostManifest, type HostManifest } from './host-manifest';
export { manifestFiles, pinned, readManifest, refOf, type Manifest } from './read-manifest';
export { remoteManifest, type RemoteManifest } from './remote-manifest';
export { withExamples } from './screen-examples';
