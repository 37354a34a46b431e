/** A file's name without its hash, which differs with every build. */
export const withoutHash = (name: string): string => name.replace(/\.[0-9a-f]{8}\./, '.');
