import { exactDollars, formatMonth, wholeDollars } from '@rig4u/shared/format';
import { Amount, Column, Hint, Row } from '@rig4u/shared/ui';
import { dayText, type SourcedPoint } from '../../domain/prices';
import type { MarketPoint } from '../../domain/prices/market/market-point';

interface Props {
  name: string;
  points: readonly SourcedPoint[];
  estimate: MarketPoint | undefined;
}

/** The dated prices of a part with where each is from, and what its class of parts would make of the newest. */
export const PriceList = ({ name, points, estimate }: Props) =>
  points.length > 0 && (
    <Column as="ul" role="list" space="sm" aria-label={`Prices of ${name}`}>
      {points.map(({ date, price, source }) => (
        <Row as="li" apart oneLine key={`${source} ${date}`}>
          <Hint>{`${dayText(date)}, ${source.toLowerCase()}`}</Hint>
          <Amount>{exactDollars(price)}</Amount>
        </Row>
      ))}
      {estimate && (
        <Row as="li" apart oneLine>
          <Hint>{`${formatMonth(estimate.date)}, market estimate: ${estimate.of.name}, ${estimate.of.factor} times`}</Hint>
          <Amount>{`about ${wholeDollars(estimate.price)}`}</Amount>
        </Row>
      )}
    </Column>
  );
