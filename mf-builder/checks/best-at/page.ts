import type { PresetBuild } from '../../src/domain/presets';
import { reasons } from './reasons';
import { bestAtTable } from './table';

const introduction = `# What each preset is best at

Written with the presets by \`pnpm --filter mf-builder prices\` and \`presets --write\`. What each is best at is computed, alone in the group
that is named; why it exists is written in \`checks/best-at/reasons.ts\`. The nearest rival is the preset of the same first use whose price
is nearest; beside it stands the same measure.

`;

/** The text of `src/domain/presets/best-at.md`. */
export const bestAtPage = (builds: readonly PresetBuild[]): string =>
  `${introduction}${bestAtTable(reasons, builds)}\n`;
