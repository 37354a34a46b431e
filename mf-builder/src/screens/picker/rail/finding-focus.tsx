import { useCallback } from 'react';
import { useFindingFocus } from '../../../state/finding';
import { isSeen } from '../../../state/seen';
import { worstFirst } from '../../../domain/compatibility/check-summary';
import { useBuild } from '../build-state';
import { useDialogActions } from '../dialogs';

/** Whether the build is beside the options; else it is the sheet of the bar under the thumb. */
const isRailSeen = (): boolean => {
  const title = document.getElementById('summary-title');
  return title !== null && isSeen(title);
};

/** What opens the sheet of the build, and has the focus when it closes; null where the rail is. */
export const sheetOpener = (): HTMLElement | null => (isRailSeen() ? null : document.getElementById('open-build'));

/**
 * Gives the focus to the finding that the address leads to. Where there is no room for the rail, its sheet opens at the finding:
 * there are the ways out. Shows nothing, so that nothing else of the screen renders when the address changes.
 */
export function FindingFocus() {
  const { check } = useBuild();
  const { openFinding } = useDialogActions();
  const [worst] = worstFirst(check.findings);
  const open = useCallback(
    (rule: string) => {
      if (rule !== worst?.rule || isRailSeen()) return false;
      openFinding();
      return true;
    },
    [openFinding, worst?.rule],
  );
  useFindingFocus(open);
  return null;
}
