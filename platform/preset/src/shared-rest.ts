/** Chunks of the host that use a little of the shared entries: they carry it themselves. */
const ownChunks = ['main', 'clean-report', 'database', 'firebase', 'legal', 'modules', 'offline', 'toast-areas'];

/** What of shared the first scripts lack stands in one file for all chunks that need it, or each would have its own copy. */
const rest = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: ({ name: chunk }: { name?: string | null | undefined }) => !ownChunks.includes(chunk ?? ''),
  enforce: true,
});

/** What every remote's screens take, and what those with builds or a sign-in take besides. */
export const restOfShared = {
  screens: rest(
    'screens',
    /[\\/]shared[\\/]src[\\/](look[\\/](art|element|theme|toasts|tokens|ui)|kernel[\\/](?!format|storage)\w+)[\\/]/,
  ),
  data: rest(
    'data',
    /[\\/]shared[\\/]src[\\/](builds[\\/](?!accessories|account-merge)|kernel[\\/](format|storage)[\\/]|account[\\/]auth[\\/])/,
  ),
};
