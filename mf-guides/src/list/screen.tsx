import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, Grid, PageHead } from '@rig4u/shared/ui';
import { guides } from '../content';
import { GuideCard } from './guide-card';

/** `/guides`. */
export function Component() {
  usePageMeta({ title: 'Guides', description: 'How to build a PC, step by step: first builds, gaming, cooling, storage and overclocking.' });
  return (
    <Container>
      <PageHead back={paths.home} backLabel="Back to Home" title="PC Building Guides" />
      <Grid as="ul" role="list" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }} gap="6">
        {guides.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </Grid>
    </Container>
  );
}
