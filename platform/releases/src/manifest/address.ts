import { folderOf, type ReleaseRef } from '../store';

/** Address of a release's folder from the origin's root, with a slash at its end. */
export const addressOf = (ref: ReleaseRef): string => `/${folderOf(ref)}/`;
