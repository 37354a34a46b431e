/** Makes what addresses of the same key share when one of them is first asked for, and keeps it. */
export function eachOnce<T>(
  keyOf: (pathname: string) => string,
  make: (pathname: string) => Promise<T>,
): (pathname: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (pathname) => {
    const key = keyOf(pathname);
    const known = made.get(key);
    if (known) return known;
    const making = make(pathname);
    made.set(key, making);
    // What failed is made again for the next visitor.
    making.catch(() => made.delete(key));
    return making;
  };
}
