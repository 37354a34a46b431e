import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, noneWanted } from '../chosen-parts';

/** A drive, and an SSD to start from. */
export const storageKind = defineRule({
  id: 'storage-kind',
  title: 'System drive',
  source: 'written rule 58',
  reads: { storage: ['type'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No system drive', unknown: 'Drive kind unknown' },
  find: (build) => {
    if (noneWanted(build, 'storage'))
      return {
        verdict: 'fail',
        parts: [],
        message: 'No drive is chosen: there is nothing to start the system from.',
        values: ['no drive', '1 drive at least'],
      };
    const on = judge(build, ['storage']);
    const drives = chosen(build, 'storage');
    if (drives.some(({ specs }) => specs.type === 'SSD')) return on?.verdict('There is an SSD to start from.');
    for (const drive of drives) on?.need(drive, 'kind (SSD or hard disk)', drive.specs.type);
    return on?.verdict(
      'There is a drive to start from.',
      'Only hard disks are chosen. The system starts and feels much faster from an SSD.',
    );
  },
});
