const segment = /^[\w@~+][\w@~+.-]*$/;

/** What every file system and bucket takes, wherever in it a store lies. */
export const longestPath = 700;
const longestSegment = 255;

/**
 * Whether a path is a plain relative one, and not too long: no `..`, no hidden file, nothing to decode, nothing a shell or a browser would
 * rewrite.
 */
export const isPlainPath = (path: string): boolean =>
  path.length <= longestPath && path.split('/').every((part) => part.length <= longestSegment && segment.test(part));
