import { toast } from '@rig4u/shared/toasts';
import { Button, Card, Field, Heading, Input, Stack, Textarea } from '@rig4u/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';

const SENDING_MS = 1500;

/** The message to support. Nothing goes to a server: after a moment the form clears and says that it is done. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => {
      form.current?.reset();
      setSending(false);
      done.current = true;
      toast({ title: 'Message sent!', description: "We'll get back to you as soon as possible." });
    }, SENDING_MS);
    return () => clearTimeout(timer);
  }, [sending]);

  useEffect(() => {
    if (sending || !done.current) return;
    done.current = false;
    // A disabled button lets go of the focus; whoever pressed it by keyboard goes on from there.
    if (document.activeElement === document.body) button.current?.focus();
  }, [sending]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
  };

  return (
    <Card p={{ base: '4', md: '6' }}>
      <Heading as="h2" mb="5">
        Send us a message
      </Heading>
      <form ref={form} onSubmit={send}>
        <Stack gap="4">
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
        </Stack>
      </form>
    </Card>
  );
}
