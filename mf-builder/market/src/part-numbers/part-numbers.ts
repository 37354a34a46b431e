import * as v from 'valibot';
import type { MarketRecord } from '../records/read';

/** What names a part elsewhere, as the source has it. */
export interface PartNumbers {
  /** The number of the part in the market's list of its type. */
  n: number;
  /** The maker's part numbers; a colour or a region has its own. */
  maker: readonly string[];
  /** The item number of the one shop that the source names, Newegg. */
  newegg?: string;
  /** A page about it, mostly the maker's. */
  page?: string;
}

const given = v.object({
  mpn: v.optional(v.array(v.string()), []),
  neweggSku: v.optional(v.string()),
  url: v.optional(v.string()),
});

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Some addresses of the source are a word, or a search for the part. */
const isPage = (url: string): boolean => /^https:\/\/(?!(www\.)?google\.)[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(url);

/** What a record says of it. */
export const partNumbersOf = (record: MarketRecord, n: number): PartNumbers => {
  const { mpn, neweggSku, url = '' } = v.parse(given, record);
  const page = url.trim();
  return {
    n,
    maker: [...new Set(mpn.map(oneLine))].filter((one) => one !== ''),
    ...(neweggSku !== undefined && { newegg: oneLine(neweggSku) }),
    ...(isPage(page) && { page }),
  };
};
