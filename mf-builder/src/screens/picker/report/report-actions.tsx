import { partLines } from '@rig4u/shared/builds';
import { Button, Flex, Icon, Text } from '@rig4u/shared/ui';
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
    <Flex
      data-no-print
      wrap="wrap"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Text id="complete-hint" textStyle="small" color="text2" flex="1 1 240px">
        {missing ??
          (saved ? `Completing saves your changes to ${saved.name}.` : 'Completing saves the build in this browser.')}
      </Text>
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
    </Flex>
  );
}
