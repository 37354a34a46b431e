import { config } from '@rig4u/shared/config';
import { Box, Card, Flex, Heading, Icon, Stack, Text, type IconName } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** The link that dials a phone number, without its spaces, brackets and dashes. */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/g, '')}`;

/** The link that opens a message to an email address. */
export const mailHref = (email: string): string => `mailto:${encodeURI(email)}`;

const linkLook = {
  '& a': {
    color: 'accentText',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
  },
  '@media (pointer: coarse)': { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } },
};

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <Flex as="dt" gap="3" align="center" textStyle="ui">
        <Icon name={icon} color="accentText" />
        {name}
      </Flex>
      <Box as="dd" ps="8" color="text2" overflowWrap="anywhere" css={linkLook}>
        {children}
      </Box>
    </div>
  );
}

/** Email, phone and address of support, from the runtime config. */
export function ContactInformation() {
  const { email, phone, phoneHours, address, replyHours } = config().support;
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Heading as="h2" mb="5">
        Contact Information
      </Heading>
      <Stack as="dl" gap="4">
        <Fact icon="mail" name="Email">
          <a href={mailHref(email)}>{email}</a>
          <Text textStyle="small">{replyHours}-hour reply target</Text>
        </Fact>
        <Fact icon="phone" name="Phone">
          <a href={telHref(phone)}>{phone}</a>
          <Text textStyle="small">{phoneHours}</Text>
        </Fact>
        <Fact icon="pin" name="Address">
          {address}
        </Fact>
      </Stack>
    </Card>
  );
}
