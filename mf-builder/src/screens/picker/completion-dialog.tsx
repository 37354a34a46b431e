import { purchaseOf, summaryWords, verdictOf, type SavedBuild } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { Alert, Button, CardGrid, Column, Icon, Verdict } from '@rig4u/shared/ui';
import { useMemo, useRef } from 'react';
import { useWidgets } from '../../components/dialogs/use-widgets';
import { rulesEdition } from '../../domain/compatibility/rules-edition';
import { placeOfFinding, useLeadToFinding } from '../../state/finding';
import { useDialogActions } from './dialogs';
import { sheetOpener } from './rail/finding-focus';
import { useCategory } from './route-state';
import { useSaveToAccount } from './use-save-to-account';

interface Props {
  /** What was saved just now. */
  build: SavedBuild;
  open: boolean;
  onClose: () => void;
}

/** What comes after 'Complete Build': what the check says, and the ways on. While a part does not fit, the first way is to fix that. */
export function CompletionDialog({ build, open, onClose }: Props) {
  const navigate = useNavigate();
  const { heading } = useCategory();
  const { openShare } = useDialogActions();
  const widgets = useWidgets(open, onClose);
  const lead = useLeadToFinding();
  const { save, saving, keptHere, button } = useSaveToAccount(build, open);
  const fixed = useRef<string>(undefined);
  const summary = useMemo(() => (open ? verdictOf(build, rulesEdition) : undefined), [build, open]);
  const { kind, line } = summaryWords(summary);
  const worst = kind === 'fail' ? summary?.worst : undefined;
  const fix = (rule: string) => {
    fixed.current = rule;
    lead(rule);
  };
  const afterClosing = () => {
    const rule = fixed.current;
    fixed.current = undefined;
    return (rule === undefined ? null : (sheetOpener() ?? placeOfFinding(rule))) ?? heading.current;
  };
  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onClose}
        lastFocus={afterClosing}
        title={`${build.name} is saved`}
        description={
          <Column as="span" space="sm">
            <span>It is kept in this browser. You can come back to it at any time.</span>
            <Verdict kind={kind}>{line}</Verdict>
          </Column>
        }
        footer={
          <CardGrid as="div" layout="answers">
            <Button variant="outline" onClick={onClose}>
              Keep editing
            </Button>
            <Button ref={button} variant="outline" loading={saving} onClick={save}>
              {!saving && <Icon name="user" size="16" />}
              <span>{keptHere ? 'Try again' : 'Save to my account'}</span>
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                onClose();
                openShare();
              }}
            >
              <Icon name="share" size="16" />
              Share
            </Button>
            <Button
              variant={worst ? 'outline' : 'default'}
              onClick={() => void navigate(paths.purchase, { state: purchaseOf(build) })}
            >
              <Icon name="cart" size="16" />
              Purchase
            </Button>
            {worst && <Button onClick={() => fix(worst.rule)}>Fix it</Button>}
          </CardGrid>
        }
      >
        {keptHere && (
          <Alert kind="warning" role="note">
            {`${keptHere.what} ${keptHere.why}`}
          </Alert>
        )}
      </widgets.Dialog>
    )
  );
}
