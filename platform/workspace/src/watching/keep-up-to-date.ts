import { watch } from 'chokidar';
import { Refusal, root } from '@rig4u/kernel';
import { lockFile, sourcesOf } from '../local-releases/local-version';
import { bringUpToDate, type Preparing } from '../local-releases/prepare';
import { releasedParts } from '../parts/this-repository';
import type { Write } from '../step';
import { oneAfterBursts } from './one-after-bursts';

/** An editor that writes several files, or one in several steps, is done within this time. */
const quietMs = 50;

/** Builds, publishes and puts live whatever is saved from now on, until the process ends. What does not build changes nothing. */
export function keepUpToDate(store: string, write: Write, preparing: Preparing): void {
  let hasFailed = false;

  async function update(): Promise<void> {
    try {
      const changed = await bringUpToDate(store, write, preparing);
      if (changed) write('Reload the page to see it.\n');
      else if (hasFailed) write('The sources are again what is live.\n');
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      const what = error instanceof Refusal ? error.message : error instanceof Error ? error.stack : String(error);
      write(`${what}\nWhat was live stays live. The next save builds again.\n`);
    }
  }

  const changed = oneAfterBursts(update, quietMs);
  const files = new Set(releasedParts.flatMap(sourcesOf));
  watch([...files], { cwd: root, ignoreInitial: true })
    .on('all', (_event, file) => {
      if (file === lockFile) write('Other packages are wanted now: stop this and run npm start again.\n');
      else changed();
    })
    // What was saved before it watched.
    .once('ready', changed)
    .on('error', (error) => write(`Changes are not noticed any more: ${String(error)}. Run npm start again.\n`));
}
