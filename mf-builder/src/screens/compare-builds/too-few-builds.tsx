import { paths } from '@rig4u/shared/routing';
import { ButtonLink, EmptyState, Row, Span, Text } from '@rig4u/shared/ui';

/** The comparison while fewer than two builds are saved: what is needed, and the way to it. */
export const TooFewBuilds = ({ saved }: { saved: number }) => (
  <EmptyState framed art="case" title={<Span textStyle="h3">Two saved builds are needed</Span>}>
    <Text tone="quiet">
      {saved === 0
        ? 'None is saved yet. Save two, and they can be compared here.'
        : 'One is saved. Save another one, and they can be compared here.'}
    </Text>
    <Row justifyContent="center">
      <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
      <ButtonLink to={paths.savedBuilds} variant="outline">
        View Saved Builds
      </ButtonLink>
    </Row>
  </EmptyState>
);
