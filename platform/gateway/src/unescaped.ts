/** An address without the escapes that change nothing: of letters, digits and `-._~`. A router and other servers read it so. */
export const unescaped = (pathname: string): string =>
  pathname.includes('%')
    ? pathname.replaceAll(/%[\da-f]{2}/gi, (escape) => {
        const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
        return /[\w\-.~]/.test(letter) ? letter : escape;
      })
    : pathname;
