/** The name under which the federation runtime knows a release: one release is one remote, so that two live in one tab. */
export const federationName = (name: string, version: string): string => `${name}_${version}`.replaceAll(/\W/g, '_');
