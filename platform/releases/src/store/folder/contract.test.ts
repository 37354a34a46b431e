/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { logContract } from '../../../checks/store-contract/log-contract';
import { releaseContract } from '../../../checks/store-contract/release-contract';
import { folderStore } from './folder-store';

const fresh = async () => {
  const folder = await temporaryFolder();
  return { open: () => Promise.resolve(folderStore(folder)) };
};

releaseContract('a folder', fresh);
logContract('a folder', fresh);
