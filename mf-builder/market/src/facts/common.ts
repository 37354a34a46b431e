import { leave, type Reader } from '../importer/reading';

/** What any record may have beside its names, its colours and its facts. */
export const common: Readonly<Record<string, Reader>> = {
  mpn: leave('a part number, not imported yet'),
  neweggSku: leave('a shop number, not imported yet'),
  url: leave('an address, not imported yet'),
  verified: leave('when the source verified it, not imported yet'),
  year: leave('our schema has no year'),
};
