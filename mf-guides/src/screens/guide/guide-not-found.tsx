import { paths, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Container, EmptyState, Text } from '@rig4u/shared/ui';

const sorry = "Sorry, we couldn't find the guide you're looking for.";

/** The screen of a guide that does not exist. */
export function GuideNotFound() {
  usePageMeta({ title: 'Guide Not Found', description: sorry });
  return (
    <Container room="page">
      <EmptyState framed wholePage art="storage" title="Guide Not Found">
        <Text tone="quiet">{sorry}</Text>
        <ButtonLink to={paths.guides}>Back to Guides</ButtonLink>
      </EmptyState>
    </Container>
  );
}
