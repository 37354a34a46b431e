import type { ReactNode } from 'react';
import { usePageMeta } from '@rig4u/shared/routing';
import { Box, Container, Heading, Stack, Text } from '@rig4u/shared/ui';

const look = {
  maxWidth: '68ch',
  color: 'text2',
  '& ul': { listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '2' },
  '& strong, & code': { color: 'text', fontWeight: '500' },
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '.9em', overflowWrap: 'anywhere' },
  '& a': { color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '4px' },
};

export interface LegalPageProps {
  title: string;
  description: string;
  /** The page in one sentence. */
  short: string;
  children: ReactNode;
}

export function LegalPage({ title, description, short, children }: LegalPageProps) {
  usePageMeta({ title, description });
  return (
    <Container pt={{ base: '8', md: '12' }}>
      <Heading as="h1">{title}</Heading>
      <Text mt="3" fontSize="1.125rem" color="text2" maxW="60ch">
        {short}
      </Text>
      <Stack gap="8" mt="8" css={look}>
        {children}
      </Stack>
    </Container>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box asChild>
      <section>
        <Heading as="h2" mb="3" color="text">
          {title}
        </Heading>
        <Stack gap="3">{children}</Stack>
      </section>
    </Box>
  );
}
