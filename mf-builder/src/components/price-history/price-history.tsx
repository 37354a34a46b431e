import { partName, priceHistory, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { Button, Column, Hint, Row } from '@rig4u/shared/ui';
import earlierPrices from '../../catalogue/data/earlier-prices.json';
import { parseEarlierPrices } from '../../catalogue/earlier-prices';
import { currentPrice, dayText, historyText, pricePoints, seenPrice, type Priced } from '../../domain/prices';
import { usePriceTargets } from '../../state/price-targets';
import { PriceLine } from './price-line';
import { PriceList } from './price-list';
import { TargetForm } from './target-form';

export interface PriceHistoryProps {
  part: StoredPart & { type: PartType };
  /** The part as it was saved with a build. */
  saved?: Priced | undefined;
  /** The part as the catalogue has it. */
  listed: Priced | undefined;
  /** Opens the import of prices, where there is one. */
  onImport?: (() => void) | undefined;
}

const earlier = parseEarlierPrices(earlierPrices);

/** The dated prices of a part in a sentence, as a line and as a list, and the target at which the visitor wants to hear of it. */
export function PriceHistory({ part, saved, listed, onImport }: PriceHistoryProps) {
  const history = useStored(priceHistory).value.parts;
  const target = usePriceTargets()[part.id];
  const points = pricePoints(saved ?? { id: part.id, price: part.price }, listed, history, earlier);
  const latest = currentPrice(listed ?? part, history);
  const seen = seenPrice(listed ?? part, part.id, history) !== undefined;
  return (
    <Column space="md">
      <Hint>{historyText(points, dayText)}</Hint>
      <PriceLine points={points} target={target?.price} />
      <PriceList name={part.name} points={points} />
      <TargetForm
        id={part.id}
        name={partName(part)}
        target={target}
        price={latest.price || !part.unpriced ? latest.price : undefined}
        seen={seen}
      />
      {onImport && (
        <Row>
          <Button size="sm" variant="outline" onClick={onImport}>
            Import prices
          </Button>
        </Row>
      )}
    </Column>
  );
}
