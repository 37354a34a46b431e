import { leave, type Reader } from '../importer/reading';

/** What any record may have beside its names, its colours and its facts. */
export const common: Readonly<Record<string, Reader>> = {
  mpn: leave('a part number: a file of its own has it'),
  neweggSku: leave('a shop number: the file of part numbers has it'),
  url: leave('an address: the file of part numbers has it'),
  verified: leave('when the source verified it'),
  year: leave('our schema has no year'),
};
