import path from 'node:path';
import { parseArgs } from 'node:util';
import { briefs } from '../checks/composing/briefs';
import { composeNear } from '../checks/composing/compose-near';
import { composePresets } from '../checks/composing/compose-presets';
import { composedText } from '../checks/composing/composed-text';
import { shelfFromFiles } from '../checks/composing/shelf';
import { presetById } from '../src/domain/presets/all-presets';
import { writeTogether } from './write-together';

const help = `Composes the best build for the brief of each preset, and says where the preset differs.

  pnpm --silent --filter mf-builder presets [id …]
  pnpm --silent --filter mf-builder presets --write     writes the parts of all, best-at.md and the wizard's table

The briefs: checks/composing/briefs. Why each preset exists: checks/best-at/reasons.ts.
`;

const run = (ids: readonly string[]): void => {
  const unknown = ids.filter((id) => !briefs.some((brief) => brief.id === id));
  if (unknown.length > 0) throw new Error(`There is no brief of ${unknown.join(', ')}.`);
  const shelf = shelfFromFiles();
  for (const brief of briefs.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const text = composedText(brief, composeNear(shelf, brief), presetById(brief.id), shelf);
    process.stdout.write(`${text}\n\n`);
  }
};

/** Composes all of them and writes what changed, or says why they cannot be composed and writes nothing. */
function write(): void {
  const composed = composePresets(shelfFromFiles());
  if (!composed.ok) {
    for (const reason of composed.reasons) console.error(reason);
    console.error('Nothing was written.');
    process.exitCode = 1;
    return;
  }
  const root = path.join(import.meta.dirname, '..');
  writeTogether(new Map([...composed.files].map(([name, text]) => [path.join(root, name), text])));
  console.log(`${composed.builds.length} presets were composed and written.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(help);
  else if (values.write) write();
  else run(positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
