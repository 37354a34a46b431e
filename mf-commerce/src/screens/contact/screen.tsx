import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Column, Columns, Container, PageHead } from '@rig4u/shared/ui';
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
      <Columns aside>
        <ContactForm />
        <Column space="xl">
          <ContactInformation />
          <BuildingHelp />
          <Consultation />
        </Column>
      </Columns>
    </Container>
  );
}
