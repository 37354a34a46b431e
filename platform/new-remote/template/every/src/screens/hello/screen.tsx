import { usePageMeta } from '@rig4u/shared/routing';
import { Container, Heading, Lead } from '@rig4u/shared/ui';

/** `/hello`. */
export function Component() {
  usePageMeta({ title: 'Hello', description: 'The first screen of mf-hello.' });
  return (
    <Container>
      <Heading as="h1">Hello</Heading>
      <Lead>The first screen of mf-hello.</Lead>
    </Container>
  );
}
