import { Button, CardGrid, Column, Heading, Span } from '@rig4u/shared/ui';
import { useId, useState } from 'react';
import { dayText, easternText, localText, nextSlots, type Slot } from '../../domain/consultation-times';

const HOUR = 3_600_000;
const visitorZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface DayProps {
  slots: readonly Slot[];
  onChoose: (slot: Slot) => void;
}

function Day({ slots, onChoose }: DayProps) {
  const id = useId();
  const [first] = slots;
  const zone = visitorZone();
  return (
    <Column role="group" aria-labelledby={id} space="sm">
      <Heading as="h3" id={id}>
        {first && dayText(first)}
      </Heading>
      <CardGrid role="list" layout="slots">
        {slots.map((slot) => (
          <li key={slot.start.getTime()}>
            <Button
              variant="outline"
              h="auto"
              px="1"
              py="2"
              whiteSpace="normal"
              flexDirection="column"
              gap="0"
              onClick={() => onChoose(slot)}
              wide
            >
              <span>{easternText(slot)}</span>{' '}
              <Span textStyle="small" tone="quiet">{`Yours: ${localText(slot, zone)}`}</Span>
            </Button>
          </li>
        ))}
      </CardGrid>
    </Column>
  );
}

interface Props {
  /** How many hours support may take to see an invitation: no call begins earlier. */
  noticeHours: number;
  onChoose: (slot: Slot) => void;
}

/** The next times for a call, day by day. */
export function SlotList({ noticeHours, onChoose }: Props) {
  const [days] = useState(() => nextSlots(new Date(Date.now() + noticeHours * HOUR)));
  return (
    <Column>
      {days.map((slots) => (
        <Day key={slots[0]?.start.getTime()} slots={slots} onChoose={onChoose} />
      ))}
    </Column>
  );
}
