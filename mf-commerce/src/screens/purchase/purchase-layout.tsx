import { paths } from '@rig4u/shared/routing';
import { Column, Columns, Container, PageHead } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

/** The page around two columns: what is bought, and beside it what it costs. `status` is a line above both. */
export const PurchaseLayout = ({ status, children }: { status?: ReactNode; children: ReactNode }) => (
  <Container>
    <PageHead back={paths.home} backLabel="Back to Home" title="Purchase Your PC Build" />
    <Column>
      {status}
      <Columns aside>{children}</Columns>
    </Column>
  </Container>
);
