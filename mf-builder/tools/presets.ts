import { parseArgs } from 'node:util';
import { briefs } from '../checks/composing/briefs';
import { compose } from '../checks/composing/compose';
import { composedText } from '../checks/composing/composed-text';
import { shelfFromFiles } from '../checks/composing/shelf';
import { presetById } from '../src/domain/presets/all-presets';

const help = `Composes the best build for the brief of each preset, and says where the preset differs.

  pnpm --silent --filter mf-builder presets [id …]

The briefs: checks/composing/briefs.
`;

const run = (ids: readonly string[]): void => {
  const unknown = ids.filter((id) => !briefs.some((brief) => brief.id === id));
  if (unknown.length > 0) throw new Error(`There is no brief of ${unknown.join(', ')}.`);
  const shelf = shelfFromFiles();
  for (const brief of briefs.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const text = composedText(brief, compose(shelf, brief), presetById(brief.id), shelf);
    process.stdout.write(`${text}\n\n`);
  }
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(help);
  else run(positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
