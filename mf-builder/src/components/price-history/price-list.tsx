import { exactDollars, formatMonth } from '@rig4u/shared/format';
import { Amount, Column, Hint, Row } from '@rig4u/shared/ui';
import { dayText, isEstimate, type SourcedPoint } from '../../domain/prices';

interface Props {
  name: string;
  points: readonly SourcedPoint[];
}

/** The dated prices of a part with where each is from. An estimate is of a month, and is said to be one. */
export const PriceList = ({ name, points }: Props) =>
  points.length > 0 && (
    <Column as="ul" role="list" space="sm" aria-label={`Prices of ${name}`}>
      {points.map((point) => (
        <Row as="li" apart oneLine key={`${point.source} ${point.date}`}>
          <Hint>{`${(isEstimate(point) ? formatMonth : dayText)(point.date)}, ${point.source.toLowerCase()}`}</Hint>
          <Amount>{exactDollars(point.price)}</Amount>
        </Row>
      ))}
    </Column>
  );
