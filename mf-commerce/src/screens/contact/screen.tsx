import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, Grid, PageHead, Stack } from '@rig4u/shared/ui';
import { BuildingHelp } from './building-help';
import { Consultation } from './consultation';
import { ContactForm } from './contact-form';
import { ContactInformation } from './contact-information';

/** `/contact`: the message form, and the other ways to reach support. */
export function Component() {
  usePageMeta({
    title: 'Contact',
    description: 'Write to support, call, or schedule a consultation about your PC build.',
  });
  return (
    <Container>
      <PageHead back={paths.home} backLabel="Back to Home" title="Contact" />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <ContactForm />
        <Stack gap="6">
          <ContactInformation />
          <BuildingHelp />
          <Consultation />
        </Stack>
      </Grid>
    </Container>
  );
}
