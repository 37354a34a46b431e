import { refOf, type Manifest } from '../manifest';
import { labelOf } from '../store';

/** What the format of a build cannot promise, in sentences for whoever puts it live; nothing for a script. */
export const formatPromises = (build: Manifest): string[] =>
  build.kind === 'remote' && build.manifest.format === 'module'
    ? [
        `${labelOf(refOf(build))} is a module: its scripts are pinned by the import map of the page. A browser without hashes there ` +
          '(before Chrome 127, Safari 18, Firefox 138) does not run it and shows the release before or the panel, and an open tab ' +
          'takes it by a full page load.',
      ]
    : [];
