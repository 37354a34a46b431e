import { priceHistory } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { checkConnection } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import {
  Button,
  Card,
  Column,
  ErrorState,
  Fact,
  Facts,
  Heading,
  Row,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@rig4u/shared/ui';
import { useState } from 'react';
import { dayText, trackedParts, type PriceTargets, type TrackedPart } from '../../../domain/prices';
import { TargetState } from '../../../components/price-history/target-state';
import { useNamedParts } from '../../../state/catalogue-parts';
import { typeOfId } from '../../../catalogue/load-types';

interface Props {
  targets: PriceTargets;
  /** Called when a part is opened. */
  onShow: () => void;
  onRemove: (part: TrackedPart) => void;
}

/** The tracked parts, each with its target, the latest price that is known and since when; those that reached theirs first. */
export function TrackedList({ targets, onShow, onRemove }: Props) {
  const loaded = useNamedParts(useAsked(Object.keys(targets).filter(typeOfId)));
  const history = useStored(priceHistory).value.parts;
  if (loaded.status === 'loading')
    return (
      <>
        <Skeleton h="8rem" />
        <VisuallyHidden role="status">Loading what is tracked...</VisuallyHidden>
      </>
    );
  if (loaded.status === 'failed')
    return <ErrorState title="The prices did not arrive" message={checkConnection} onRetry={loaded.retry} />;
  const listed = (id: string) => {
    const type = typeOfId(id);
    return type && loaded.value(type).find((part) => part.id === id);
  };
  const parts = trackedParts(targets, listed, history);

  return (
    <>
      {parts.map((part) => (
        <Card as="section" key={part.id} pad="sm" aria-label={part.name}>
          <Column space="sm">
            <Row apart align="start">
              <Heading as="h3" size="h3">
                {typeOfId(part.id) ? (
                  <TextLink to={`?category=${typeOfId(part.id)}&details=${part.id}`} onClick={onShow}>
                    {part.name}
                  </TextLink>
                ) : (
                  part.name
                )}
              </Heading>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Stop tracking ${part.name}`}
                onClick={() => onRemove(part)}
              >
                Stop tracking
              </Button>
            </Row>
            <Facts layout="line">
              <Fact name="Target">{exactDollars(part.price)}</Fact>
              <Fact name="Latest known price">
                {part.latest
                  ? `${exactDollars(part.latest.price)}${part.latest.date && `, ${dayText(part.latest.date)}`}`
                  : 'Not known'}
              </Fact>
              <Fact name="Tracked since">{dayText(part.since)}</Fact>
            </Facts>
            <TargetState target={part} price={part.latest?.price} seen={part.seen !== undefined} />
          </Column>
        </Card>
      ))}
    </>
  );
}

/** These ids with those that were asked for before: what is no longer tracked lets nothing load again. */
function useAsked(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  if (ids.every((id) => asked.includes(id))) return asked;
  const more = [...new Set([...asked, ...ids])];
  setAsked(more);
  return more;
}
