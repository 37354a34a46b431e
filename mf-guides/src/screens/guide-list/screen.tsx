import { paths, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, CardGrid, Container, Heading, Icon } from '@rig4u/shared/ui';
import { cards } from '../../content/cards';
import { GuideCard } from './guide-card';

/** `/guides`. */
export function Component() {
  usePageMeta({
    title: 'Guides',
    description: 'How to build a PC, step by step: first builds, gaming, cooling, storage and overclocking.',
  });
  return (
    <Container>
      <ButtonLink to={paths.home} variant="outline" size="sm" mt={{ base: '4', md: '8' }} data-no-print>
        <Icon name="left" size={16} />
        Back to Home
      </ButtonLink>
      <Heading as="h1" my={{ base: '4', md: '6' }}>
        PC Building Guides
      </Heading>
      <CardGrid role="list">
        {cards.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </CardGrid>
    </Container>
  );
}
