/** For `.catch`: a missing file is `undefined`, any other failure goes on. */
export function noneOnlyIfMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
  throw error;
}

/** The system's code of a failed call, such as `EEXIST`. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
