import type { ReactNode } from 'react';
import { usePageMeta } from '@rig4u/shared/routing';
import { Column, Container, Heading, Lead } from '@rig4u/shared/ui';

const look = {
  maxWidth: '68ch',
  color: 'text2',
  '& strong, & code': { color: 'text', fontWeight: '500' },
  '& code': { textStyle: 'code', overflowWrap: 'anywhere' },
  '& a': { color: 'accentText', textDecoration: 'underline', textUnderlineOffset: '0.25rem' },
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
      <Lead mt="3">{short}</Lead>
      <Column gap="8" mt="8" css={look}>
        {children}
      </Column>
    </Container>
  );
}
