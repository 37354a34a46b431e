/** How long what may soon be another stays, in milliseconds: one visitor in that time makes it again, and not all. */
const passingMs = 1_000;

/** Makes what addresses of the same key share when one of them is first asked for, and keeps it; what is `passing`, for a second. */
export function eachOnce<T>(
  keyOf: (pathname: string) => string,
  make: (pathname: string) => Promise<T>,
  passing: (made: T) => boolean = () => false,
): (pathname: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (pathname) => {
    const key = keyOf(pathname);
    const known = made.get(key);
    if (known) return known;
    const making = make(pathname);
    made.set(key, making);
    making.then(
      (value) => {
        if (passing(value)) setTimeout(() => made.delete(key), passingMs).unref();
      },
      // What failed is made again for the next visitor.
      () => made.delete(key),
    );
    return making;
  };
}
