import { paths, usePageMeta } from '../../../kernel/routing';
import { ButtonLink } from '../button';
import { Container } from '../layout';
import { EmptyState } from '../state';
import { Heading, Lead } from '../text';

/** The screen of an address without a page; also what a screen shows to whoever may not know that it exists. */
export function NotFound() {
  usePageMeta({ title: 'Page not found', description: 'There is no page at this address.' });
  return (
    <Container room="page">
      <EmptyState framed>
        <Heading as="h1" size="display">
          404
        </Heading>
        <Lead>Oops! Page not found</Lead>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </EmptyState>
    </Container>
  );
}
