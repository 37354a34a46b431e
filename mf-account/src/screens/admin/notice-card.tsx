import { Card, Container, Heading, Icon, Stack, type IconName } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A card in the middle of the page, for what has to be done before the screen can be shown. */
export const NoticeCard = ({ icon, title, children }: Props) => (
  <Container py={{ base: '8', md: '12' }}>
    <Card maxW="480px" mx="auto" p={{ base: '6', md: '8' }}>
      <Stack align="center" textAlign="center" gap="4">
        <Icon name={icon} size={32} color="text3" />
        <Heading as="h1" size="h2">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  </Container>
);
