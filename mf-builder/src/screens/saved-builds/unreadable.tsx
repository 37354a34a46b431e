import { paths } from '@rig4u/shared/routing';
import { refusalText } from '@rig4u/shared/storage';
import { ButtonLink, EmptyState, ErrorState, Span, Text } from '@rig4u/shared/ui';
import { Framed } from '../../components/framed';

/** What stands where the list would be while the browser's copy of it cannot be read. */
export function Unreadable({ status, onRetry }: { status: 'corrupt' | 'blocked'; onRetry: () => void }) {
  if (status === 'blocked') {
    return (
      <Framed>
        <ErrorState title="Saved builds are out of reach" message={refusalText('blocked')} onRetry={onRetry} />
      </Framed>
    );
  }
  return (
    <Framed>
      <EmptyState art="storage" title={<Span textStyle="h3">Saved builds cannot be read</Span>}>
        <Text color="text2">
          What is stored is damaged. It is kept aside, and the next build you save starts a new list.
        </Text>
        <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
      </EmptyState>
    </Framed>
  );
}
