import { readFile } from 'node:fs/promises';
import { errorCode, noneOnlyIfMissing } from '@rig4u/kernel';

/** A text; undefined where there is none. The system does not say which file it was where that is a folder. */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && errorCode(error) === 'EISDIR')
      throw Object.assign(error, { path: file });
    return noneOnlyIfMissing(error);
  });
