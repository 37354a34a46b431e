import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '@rig4u/releases';
import { hasRelease, readFolder } from '@rig4u/releases/store';
import { hashFiles } from '@rig4u/workspace/local-version';
import { prepareAnew } from '@rig4u/workspace/prepare';
import { twoAtATime } from '@rig4u/workspace/two-at-a-time';
import { buildVariant } from './build-variant';
import { faultVersionsFile, preparedStore, root, type Fault } from './folders';

const fixture = path.join(root, 'platform/e2e/fixtures/mf-fault');

/** What is written into the fixture for each fault. */
const changes: Record<Fault, [find: string, put: string]> = {
  load: ["'FAULT'", "'load'"],
  render: ["'FAULT'", "'render'"],
  effect: ["'FAULT'", "'effect'"],
  shared: [
    "import { Button } from '@rig4u/shared/ui';",
    "import { Dialog } from '@rig4u/shared/widgets';\n\nconst Button = ({ children }: { children: string " +
      "}) => <h1>{Dialog ? 'Seen' : children}</h1>;",
  ],
  needs: ["import { Button } from '@rig4u/shared/ui'", "import { Sparkle as Button } from '@rig4u/shared/ui'"],
};

/** Brings the tests' store to the present sources and adds the releases that tests put in a remote's place. */
export default async function globalSetup(): Promise<void> {
  await mkdir(preparedStore, { recursive: true });
  // `npm test` has prepared its store itself, and names it.
  const misfits = process.env['RIG4U_STORE'] ? [] : await prepareAnew(preparedStore, () => undefined);
  if (misfits.length > 0) throw new Error(misfits.join('\n'));
  const sources = hashFiles(
    new Map([
      ...((await readFolder(fixture)) ?? []),
      ...((await readFolder(path.join(root, 'platform/preset/src'))) ?? []),
    ]),
  );
  const versionOf = (fault: string): string => `1.0.0-${fault}.${sources}`;
  const releaseOne = async ([fault, change]: [string, [find: string, put: string]]): Promise<void> => {
    const version = versionOf(fault);
    if (await hasRelease(preparedStore, { part: 'mf-fault', version })) return;
    const variant = { from: fixture, name: 'mf-fault', version, change: { 'src/screen.tsx': change } };
    await publish(preparedStore, await buildVariant(variant));
  };
  await twoAtATime(Object.entries(changes).map((change) => () => releaseOne(change)));
  const versions = Object.fromEntries(Object.keys(changes).map((fault) => [fault, versionOf(fault)]));
  await writeFile(faultVersionsFile(preparedStore), JSON.stringify(versions));
}
