const segment = /^[\w@~+][\w@~+.-]*$/;

/** Whether a path is a plain relative one: no `..`, no hidden file, nothing to decode, nothing a shell or a browser would rewrite. */
export const isPlainPath = (path: string): boolean => path.split('/').every((part) => segment.test(part));
