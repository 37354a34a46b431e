import { config } from '@rig4u/shared/config';
import { Button, Fact, Facts, Hint, Section } from '@rig4u/shared/ui';

/** The link that dials a phone number, without its spaces, brackets and dashes. */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/g, '')}`;

/** The link that opens a message to an email address. */
export const mailHref = (email: string): string => `mailto:${encodeURI(email)}`;

/** Email, phone and address of support, from the runtime config. */
export function ContactInformation() {
  const { email, phone, phoneHours, address, replyHours } = config().support;
  return (
    <Section card title="Contact Information">
      <Facts layout="list">
        <Fact icon="mail" name="Email">
          <Button asChild variant="link" size="sm" flush>
            <a href={mailHref(email)}>{email}</a>
          </Button>
          <Hint>{`${replyHours}-hour reply target`}</Hint>
        </Fact>
        <Fact icon="phone" name="Phone">
          <Button asChild variant="link" size="sm" flush>
            <a href={telHref(phone)}>{phone}</a>
          </Button>
          <Hint>{phoneHours}</Hint>
        </Fact>
        <Fact icon="pin" name="Address">
          {address}
        </Fact>
      </Facts>
    </Section>
  );
}
