import { Alert } from '@rig4u/shared/ui';

/** What the visitor swapped, where the swap was pressed; nothing while the build is as it was shared. The page reads it out elsewhere. */
export const Swapped = ({ swapped }: { swapped: readonly string[] }) =>
  swapped.length > 0 && (
    <Alert kind="info" role="note" m="4">
      {swapped.map((words, index) => (
        <div key={`${index} ${words}`} dir="auto">
          {words}
        </div>
      ))}
    </Alert>
  );
