import { checkConnection } from '@rig4u/shared/lazy';
import { paths } from '@rig4u/shared/routing';
import { ButtonLink, EmptyState, ErrorState, Span, Text } from '@rig4u/shared/ui';

/** Takes the place of a build whose link cannot be read. */
export const LinkRefused = ({ message }: { message: string }) => (
  <EmptyState framed art="case" title={<Span textStyle="h3">This link cannot be opened</Span>}>
    <Text role="alert" color="text2" maxW="56ch">
      {message}
    </Text>
    <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
  </EmptyState>
);

/** Takes the place of a linked build whose parts did not arrive. */
export const PartsNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    framed
    title="Failed to load components"
    message={`The parts of this build did not arrive. ${checkConnection}`}
    onRetry={onRetry}
  />
);
