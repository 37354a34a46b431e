import { useEffect, useRef } from 'react';
import { element } from '../element';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Text } from '../ui/text';
import type { AreasProps, ToastEntry } from './toast-entry';
import { NOTIFY_DURATION, NOTIFY_GAP, NOTIFY_WIDTH, TOAST_DURATION } from './constants';
import { useInSight } from './in-sight';
import { areaRecipe, bodyLooks, dockRecipe, toastRecipe } from './recipe';

const Dock = element('div', dockRecipe);
const Area = element('ul', areaRecipe);
const Frame = element('li', toastRecipe);

interface ItemProps {
  entry: ToastEntry;
  standard: number;
  onClose: (id: string) => void;
}

function Item({
  entry: { id, title, description, detail, kind = 'normal', duration, action },
  standard,
  onClose,
}: ItemProps) {
  const ms = duration ?? standard;
  useEffect(() => {
    if (!Number.isFinite(ms)) return undefined;
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, onClose]);
  const act = () => {
    action?.onClick();
    onClose(id);
  };
  return (
    <Frame kind={kind} data-state="open">
      <Icon name={kind === 'destructive' ? 'fail' : 'pass'} />
      <Text css={bodyLooks.title}>{title}</Text>
      {description && <Text css={bodyLooks.description}>{description}</Text>}
      {detail && <Text css={bodyLooks.description}>{detail}</Text>}
      {action && (
        <Button variant="outline" size="sm" css={bodyLooks.action} onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label="Close" icon="x" css={bodyLooks.close} onClick={() => onClose(id)} />
    </Frame>
  );
}

/** Both areas without swipe and hotkeys, if the better ones could not be loaded: the message appears all the same. */
export function PlainAreas({ outcomes, news, place, onCloseOutcome, onCloseNews }: AreasProps) {
  const dock = useRef<HTMLDivElement>(null);
  useInSight(outcomes, dock);
  const where = place ? 'dialog' : 'page';
  const silent = outcomes.some((entry) => entry.open && entry.silent);
  return (
    <Dock ref={dock} place={where} gap={`${NOTIFY_GAP}px`}>
      <div role="status" aria-live={silent ? 'off' : undefined} aria-label="Messages">
        <Area place={where} width={`${NOTIFY_WIDTH}px`}>
          {outcomes
            .filter((entry) => entry.open)
            .map((entry) => (
              <Item key={entry.id} entry={entry} standard={TOAST_DURATION} onClose={onCloseOutcome} />
            ))}
        </Area>
      </div>
      <div role="status" aria-label="Notifications">
        <Area place={where} width={`${NOTIFY_WIDTH}px`} gap={`${NOTIFY_GAP}px`}>
          {news
            .filter((entry) => entry.open)
            .map((entry) => (
              <Item key={entry.id} entry={entry} standard={NOTIFY_DURATION} onClose={onCloseNews} />
            ))}
        </Area>
      </div>
    </Dock>
  );
}
