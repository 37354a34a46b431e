/**
 * Media queries in the order of their characters' codes where the library asks for that of a language. To it they are the same, and the
 * first question costs a browser 16 ms: it sets up what it knows of languages.
 */
export function withoutLanguage(code: string): string {
  const parts = code.split('a.localeCompare(b)');
  if (parts.length !== 4) throw new Error(`The library has changed: it compares ${parts.length - 1} times`);
  return parts.join('(a < b ? -1 : Number(a > b))');
}
