import { config } from '@rig4u/shared/config';
import { toast } from '@rig4u/shared/toasts';
import { Button, Hint, Icon } from '@rig4u/shared/ui';
import { useRef } from 'react';
import { messageLink, messageText, type Message } from '../../domain/message-link';

interface Props {
  message: Message;
  /** Whether it is what to do next. */
  first: boolean;
}

/** Opens the message in the visitor's email program; one that is too long for a link can be copied. */
export function MessageByEmail({ message, first }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { href, whole } = messageLink(config().support.email, message);
  return (
    <>
      <Button asChild variant={first ? 'default' : 'outline'} size="lg">
        <a ref={link} href={href}>
          <Icon name="mail" />
          Open as an email
        </a>
      </Button>
      {!whole && (
        <>
          <Button variant="ghost" size="lg" onClick={() => void copy(messageText(message), () => link.current)}>
            <Icon name="copy" />
            Copy message
          </Button>
          <Hint role="status">
            The message is too long for a link: the email would hold its beginning. Copy it instead.
          </Hint>
        </>
      )}
    </>
  );
}

/** Copies a text and says how that ended; `about` is the link that it is for. */
async function copy(text: string, about: () => Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Message copied', description: 'Paste it into an email to us.', about });
  } catch {
    toast({
      title: 'Message not copied',
      description: 'Your browser does not allow it. Mark the text in the form and copy it by hand.',
      kind: 'destructive',
      about,
    });
  }
}
