import { toast } from '@rig4u/shared/toasts';
import { Button, Column, Field, Input, Section, Textarea } from '@rig4u/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useRefocus } from '../../components/use-refocus';

const SENDING_MS = 1500;

/** The message to support. It goes to no server: after a moment the form clears and a toast says that it is done. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const button = useRefocus(sending);

  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => {
      form.current?.reset();
      setSending(false);
      toast({ title: 'Message sent!', description: "We'll get back to you as soon as possible." });
    }, SENDING_MS);
    return () => clearTimeout(timer);
  }, [sending]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
  };

  return (
    <Section card title="Send us a message">
      <form ref={form} onSubmit={send}>
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
          <Button
            ref={button}
            type="submit"
            size="lg"
            loading={sending}
            alignSelf={{ base: 'stretch', md: 'flex-start' }}
          >
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
        </Column>
      </form>
    </Section>
  );
}
