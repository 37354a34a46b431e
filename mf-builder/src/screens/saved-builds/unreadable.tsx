import { paths } from '@rig4u/shared/routing';
import { refusalText } from '@rig4u/shared/storage';
import { ButtonLink, EmptyState, ErrorState, Span, Text } from '@rig4u/shared/ui';

/** Takes the place of the list while the browser's copy of it cannot be read. */
export function Unreadable({ status, onRetry }: { status: 'corrupt' | 'blocked'; onRetry: () => void }) {
  if (status === 'blocked') {
    // The toast says to screen readers that the builds could not be read, and why.
    return (
      <ErrorState
        role="note"
        framed
        title="Saved builds are out of reach"
        message={refusalText('blocked')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyState framed art="storage" title={<Span textStyle="h3">Saved builds cannot be read</Span>}>
      <Text tone="quiet">
        What is stored is damaged. It is kept aside, and the next build you save starts a new list.
      </Text>
      <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
    </EmptyState>
  );
}
