/** Gives a function other parameters and another body. */
export const shorten = (code: string, name: string, rest: string): string =>
  replaceOnce(
    code,
    // The library's bundler ends a function at the indentation where it begins.
    new RegExp(String.raw`^( *)((?:async )?function ${name})\([^]*?\n\1\}$`, 'm'),
    `$1$2${rest}`,
  );

/** Throws where the pattern is not found, or more than once: then the library has changed. */
export function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  const found = code.match(new RegExp(pattern.source, 'gm'))?.length ?? 0;
  if (found !== 1) throw new Error(`The library has changed, ${pattern.source} is in it ${found} times`);
  return code.replace(pattern, replacement);
}
