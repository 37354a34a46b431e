import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { claims } from '../checks/best-at/claims';
import { bestAtTable } from '../checks/best-at/table';
import { briefs } from '../checks/composing/briefs';
import { compose } from '../checks/composing/compose';
import { composedText } from '../checks/composing/composed-text';
import { shelfFromFiles } from '../checks/composing/shelf';
import { presetById, presets } from '../src/domain/presets/all-presets';
import { presetBuild } from '../src/domain/presets/preset-build';

const help = `Composes the best build for the brief of each preset, and says where the preset differs.

  pnpm --silent --filter mf-builder presets [id …]
  pnpm --silent --filter mf-builder presets --best-at   writes src/domain/presets/best-at.md

The briefs: checks/composing/briefs. What each preset is best at: checks/best-at/claims.ts.
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

/** What stands above the table. */
const introduction = `# What each preset is best at

Written by \`pnpm --silent --filter mf-builder presets --best-at\` from \`checks/best-at/claims.ts\`, and tested: each is the best of the group
that is named, alone. The nearest rival is the preset of the same first use whose price is nearest; beside it stands the same measure.

`;

function writeBestAt(): void {
  const shelf = shelfFromFiles();
  const builds = presets.map((preset) => presetBuild(preset, shelf));
  const page = path.join(import.meta.dirname, '../src/domain/presets/best-at.md');
  writeFileSync(page, `${introduction}${bestAtTable(claims, builds)}\n`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      'best-at': { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(help);
  else if (values['best-at']) writeBestAt();
  else run(positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
