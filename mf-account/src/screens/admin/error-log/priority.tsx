import type { ErrorLog } from '@rig4u/shared/database';
import { Verdict } from '@rig4u/shared/ui';

/** The priority of an error, as icon, colour and words. */
export const Priority = ({ priority }: Pick<ErrorLog, 'priority'>) =>
  priority === 'high' ? (
    <Verdict kind="fail">High priority</Verdict>
  ) : (
    <Verdict kind="warning">Medium priority</Verdict>
  );
