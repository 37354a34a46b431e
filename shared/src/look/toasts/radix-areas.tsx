import { chakra } from '@chakra-ui/react/styled-system';
import * as Radix from '@radix-ui/react-toast';
import { useRef } from 'react';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import type { AreasProps, ToastEntry } from './toast-entry';
import * as sizes from './constants';
import { useInSight } from './in-sight';
import { areaRecipe, bodyLooks, dockRecipe, toastRecipe } from './recipe';

const Root = chakra(Radix.Root, toastRecipe, { forwardProps: ['duration', 'open', 'type'] });
const Title = chakra(Radix.Title);
const Description = chakra(Radix.Description);
const Dock = chakra('div', dockRecipe);
const Viewport = chakra(Radix.Viewport, areaRecipe, { forwardProps: ['hotkey', 'label'] });

interface ItemProps {
  entry: ToastEntry;
  onClose: (id: string) => void;
}

/** One message. A failure interrupts a screen reader; anything else waits for its turn. */
const Item = ({
  entry: { id, open, title, description, detail, kind = 'normal', duration, action },
  onClose,
}: ItemProps) => (
  <Root
    kind={kind}
    open={open}
    type={kind === 'destructive' ? 'foreground' : 'background'}
    {...(duration !== undefined && { duration })}
    onOpenChange={(now: boolean) => !now && onClose(id)}
  >
    <Icon name={kind === 'destructive' ? 'fail' : 'pass'} />
    <Title css={bodyLooks.title}>{title}</Title>
    {description && <Description css={bodyLooks.description}>{description}</Description>}
    {detail && <Description css={bodyLooks.description}>{detail}</Description>}
    {action && (
      <Radix.Action asChild altText={action.label} onClick={action.onClick}>
        <Button variant="outline" size="sm" css={bodyLooks.action}>
          {action.label}
        </Button>
      </Radix.Action>
    )}
    <Radix.Close asChild>
      <IconButton label="Close" icon="x" css={bodyLooks.close} />
    </Radix.Close>
  </Root>
);

/** Outside the document: nobody hears what is said there. */
const nowhere = document.createElement('div');

const width = `${sizes.NOTIFY_WIDTH}px`;
const gap = `${sizes.NOTIFY_GAP}px`;

/** Both areas, with swipe, hotkeys and pauses. Loaded with the first message. */
export default function RadixAreas({ outcomes, news, place, onCloseOutcome, onCloseNews }: AreasProps) {
  const dock = useRef<HTMLDivElement>(null);
  useInSight(outcomes, dock);
  const where = place ? 'dialog' : 'page';
  // Screen readers hear nothing from behind a dialog, so what is announced is in it too.
  const announcer = place && { announcerContainer: place };
  return (
    <Dock ref={dock} place={where} gap={gap}>
      <Radix.Provider
        label="Message"
        duration={sizes.TOAST_DURATION}
        swipeDirection="right"
        swipeThreshold={sizes.TOAST_SWIPE}
        {...announcer}
        {...(outcomes.some(({ open, silent }) => open && silent) && { announcerContainer: nowhere })}
      >
        {outcomes.map((entry) => (
          <Item key={entry.id} entry={entry} onClose={onCloseOutcome} />
        ))}
        <Viewport place={where} width={width} hotkey={sizes.TOAST_HOTKEY} label="Messages ({hotkey})" />
      </Radix.Provider>
      <Radix.Provider
        label="Notification"
        duration={sizes.NOTIFY_DURATION}
        swipeDirection="right"
        swipeThreshold={sizes.NOTIFY_SWIPE}
        {...announcer}
      >
        {news.map((entry) => (
          <Item key={entry.id} entry={entry} onClose={onCloseNews} />
        ))}
        <Viewport place={where} width={width} gap={gap} hotkey={sizes.NOTIFY_HOTKEY} label="Notifications ({hotkey})" />
      </Radix.Provider>
    </Dock>
  );
}
