import { Box, Button, Grid, Heading, Span, Stack } from '@rig4u/shared/ui';
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
    <Box role="group" aria-labelledby={id}>
      <Heading as="h3" id={id} mb="2">
        {first && dayText(first)}
      </Heading>
      <Grid as="ul" role="list" gridTemplateColumns="repeat(auto-fill, minmax(144px, 1fr))" gap="2">
        {slots.map((slot) => (
          <li key={slot.start.getTime()}>
            <Button
              variant="outline"
              w="full"
              h="auto"
              px="1"
              py="2"
              whiteSpace="normal"
              flexDirection="column"
              gap="0"
              onClick={() => onChoose(slot)}
            >
              <span>{easternText(slot)}</span>{' '}
              <Span textStyle="small" color="text2">
                Yours: {localText(slot, zone)}
              </Span>
            </Button>
          </li>
        ))}
      </Grid>
    </Box>
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
    <Stack gap="5">
      {days.map((slots) => (
        <Day key={slots[0]?.start.getTime()} slots={slots} onChoose={onChoose} />
      ))}
    </Stack>
  );
}
