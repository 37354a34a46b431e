/** For tests: a browser's caches, which jsdom has not. `refuse` makes each further entry fail, as on a full device. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  let refused: Error | undefined;
  const pathOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : String(request), 'http://localhost').pathname;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (request: RequestInfo) => {
        const entry = entries.get(pathOf(request));
        // A copy of Node's forgets what is said of a redirect; a browser's does not.
        return entry && Object.defineProperty(entry.clone(), 'redirected', { value: entry.redirected });
      },
      put: async (request: RequestInfo, response: Response) => {
        if (refused) throw refused;
        entries.set(pathOf(request), response);
      },
      delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
    };
  };
  return {
    refuse: (error: Error | undefined) => {
      refused = error;
    },
    paths: () => [...all.values()].flatMap((entries) => [...entries.keys()]).toSorted(),
    caches: { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) },
  };
}
