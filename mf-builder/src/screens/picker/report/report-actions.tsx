import { partLines } from '@rig4u/shared/builds';
import { Button, Hint, Icon } from '@rig4u/shared/ui';
import { missingText } from '../../../domain/choices/status-texts';
import { useBuild, useBuildActions } from '../build-state';
import { useDialogActions } from '../dialogs';

/** What else can be done with the build, and what is missing before it is complete. */
export function ReportActions() {
  const { components, saved, edited } = useBuild();
  const { saveAsNew, discard } = useBuildActions();
  const { openShare } = useDialogActions();
  const missing = missingText(components);
  const empty = partLines(components).length === 0;
  return (
    <footer data-no-print>
      <Hint id="complete-hint">
        {missing ??
          (saved ? `Completing saves your changes to ${saved.name}.` : 'Completing saves the build in this browser.')}
      </Hint>
      {edited && (
        <Button variant="ghost" onClick={discard}>
          Discard changes
        </Button>
      )}
      <Button variant="ghost" disabled={empty} onClick={() => window.print()}>
        <Icon name="print" size="16" />
        Print
      </Button>
      <Button variant="outline" disabled={empty} onClick={openShare}>
        <Icon name="share" size="16" />
        Share
      </Button>
      {saved && (
        <Button variant="outline" disabled={missing !== undefined} aria-describedby="complete-hint" onClick={saveAsNew}>
          Save as new
        </Button>
      )}
    </footer>
  );
}
