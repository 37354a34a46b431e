import { config } from '@rig4u/shared/config';
import { toast } from '@rig4u/shared/toasts';
import { Alert, Button, Column, Field, Input, Row, Section, Textarea } from '@rig4u/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useRefocus } from '../../components/use-refocus';
import { noMessage, type Message } from '../../domain/message-link';
import { forgetMessage, keepMessage, keptMessage } from './message-draft';
import { MessageByEmail } from './message-by-email';

const SENDING_MS = 1500;

/**
 * The message to support. It goes to no server: after a moment the form clears and a toast says that it is done. So the
 * form says that the message goes by email, has the email ready, and says after 'Send Message' that it is still to be sent.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(false);
  // It stays when the form clears: what was written can still be sent by email.
  const [message, setMessage] = useState(noMessage);
  /** Whether the form was sent, and nothing was written since. */
  const [oneStepLeft, setOneStepLeft] = useState(false);
  const button = useRefocus(sending);

  useEffect(() => {
    let gone = false;
    void keptMessage().then((begun) => {
      if (gone || !begun || !form.current) return;
      for (const [name, text] of Object.entries(begun)) {
        const field = form.current.elements.namedItem(name);
        if (isField(field) && field.value === '') field.value = text;
      }
      setMessage(written(form.current));
    });
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => {
      form.current?.reset();
      void forgetMessage();
      setSending(false);
      setOneStepLeft(true);
      toast({
        title: 'Message sent!',
        description: "We'll get back to you as soon as possible.",
        detail: 'One step is left: send the email that is ready in the form.',
        about: () => ways.current,
      });
    }, SENDING_MS);
    return () => clearTimeout(timer);
  }, [sending]);

  const change = (changed: Message) => {
    setMessage(changed);
    setOneStepLeft(false);
    void keepMessage(changed);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
  };

  return (
    <Section
      card
      title="Send us a message"
      lead="Your message goes to us by email, from your own email program. The form itself sends nothing: it has the email ready for you."
    >
      <form ref={form} onSubmit={send} onChange={(event) => change(written(event.currentTarget))}>
        <Column>
          <Field label="Name">
            <Input name="name" autoComplete="name" required readOnly={sending} />
          </Field>
          <Field label="Email">
            <Input name="email" type="email" autoComplete="email" required readOnly={sending} />
          </Field>
          <Field label="Message">
            <Textarea name="message" rows={5} required readOnly={sending} />
          </Field>
          <Column ref={ways}>
            {oneStepLeft && (
              // The toast says it to screen readers.
              <Alert kind="info" role="note">
                {`One step is left: open your message as an email to ${config().support.email}, and send it from your email program.`}
              </Alert>
            )}
            <Row>
              <Button
                ref={button}
                type="submit"
                size="lg"
                loading={sending}
                variant={oneStepLeft ? 'outline' : 'default'}
              >
                {sending ? 'Sending...' : 'Send Message'}
              </Button>
              <MessageByEmail message={message} first={oneStepLeft} />
            </Row>
          </Column>
        </Column>
      </form>
    </Section>
  );
}

function written(form: HTMLFormElement): Message {
  const text = (name: string): string => {
    const field = form.elements.namedItem(name);
    return isField(field) ? field.value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

const isField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
