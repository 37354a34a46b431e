import { partsInFile } from '../catalogue-files';

/** The chips of the catalogue's processors and cards. */
export const chipsOnSale = (): ReadonlySet<string> =>
  new Set([
    ...partsInFile('cpu').map(({ name }) => name),
    ...partsInFile('gpu').flatMap(({ specs: { chip } }) => (typeof chip === 'string' ? [chip] : [])),
  ]);
