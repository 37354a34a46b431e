import { catalogueTypes } from '../../../src/catalogue/schema';
import { importType } from '../importer/import-type';
import { packType } from '../pack/pack';
import { marketTypes } from '../records/read';

/** Every file that is made of the market, by its name. A type without records has an empty one, so that it is asked for as the others. */
export const packedFiles = (): [name: string, text: string][] =>
  catalogueTypes.map((type) => {
    const parts = marketTypes.includes(type) ? importType(type).map(({ part }) => part) : [];
    return [`market-${type}.json`, JSON.stringify(packType(parts))];
  });
