import { monthsText, partLines, partName, type BuildComponents } from '@rig4u/shared/builds';
import { Hint } from '@rig4u/shared/ui';
import { typeOfId } from '../catalogue/load-types';
import type { KnownPrices } from '../domain/prices';

interface Props {
  components: BuildComponents;
  known: KnownPrices;
}

/** Which parts the catalogue lists no more: they keep the price of their month. */
export const Unlisted = ({ components, known }: Props) =>
  partLines(components)
    .filter(({ part }) => typeOfId(part.id) && !known.catalogue(part.id) && !part.owned && !part.imported)
    .map(({ part }, at) => {
      const month = part.priceDate && monthsText([part.priceDate]);
      return (
        <Hint key={`${part.id} ${at}`} block tone="faint">
          {`${partName(part)} is no longer listed: it keeps its price${month ? ` of ${month}` : ''}.`}
        </Hint>
      );
    });
