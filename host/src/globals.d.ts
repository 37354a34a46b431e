/** Version of this host release, written in by the build. */
declare const HOST_VERSION: string;
