import { Alert } from '@rig4u/shared/ui';

/** What the visitor swapped or added, where it was pressed; nothing while the build is as it was shared. The page reads it out elsewhere. */
export const Changed = ({ changed }: { changed: readonly string[] }) =>
  changed.length > 0 && (
    <Alert kind="info" role="note" m="4">
      {changed.map((words, index) => (
        <div key={`${index} ${words}`} dir="auto">
          {words}
        </div>
      ))}
    </Alert>
  );
