/** What the walls are built around: read from the repository, so that a new part is guarded from its first commit. */
export interface House {
  remotes: readonly string[];
  /** Folders of screens, by part. */
  screens: Readonly<Record<string, readonly string[]>>;
  /** The packages of the platform: folder, and the packages of ours that each declares. */
  packages: readonly PlatformPackage[];
}

export interface PlatformPackage {
  folder: string;
  dependencies: readonly string[];
  devDependencies: readonly string[];
}
