import { Alert, Bullets, Button } from '@rig4u/shared/ui';

/** What the visitor swapped in the shared build, and the way back; nothing while it is as it was shared. */
export const Swapped = ({ swapped, onBack }: { swapped: readonly string[]; onBack: () => void }) =>
  swapped.length > 0 && (
    <Alert kind="info">
      <div>You changed this build. Nobody else sees that.</div>
      <Bullets>
        {swapped.map((words, index) => (
          <li key={`${index} ${words}`} dir="auto">
            {words}
          </li>
        ))}
      </Bullets>
      <Button variant="link" size="sm" flush data-no-print onClick={onBack}>
        Back to the shared build
      </Button>
    </Alert>
  );
