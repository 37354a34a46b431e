import { presetsOf } from '../../src/domain/presets/all-presets';
import type { PresetParts } from '../../src/domain/presets/preset';
import { presetBuild, type PresetBuild } from '../../src/domain/presets/preset-build';
import { bestAtPage } from '../best-at/page';
import { tableText } from '../recommended-text';
import { briefs } from './briefs';
import { composeNear } from './compose-near';
import { outOfReach } from './out-of-reach';
import { partsText, presetParts } from './preset-parts';
import type { Shelf } from './shelf';
import { unnamedWarnings, untrueWords } from './untrue-words';

/** The presets composed anew, with the text of each file that follows from them; or why they cannot be. */
export type ComposedPresets =
  | { ok: true; builds: readonly PresetBuild[]; files: ReadonlyMap<string, string> }
  | { ok: false; reasons: readonly string[] };

/** Composes every preset for its brief at the prices of a shelf. The names of files are relative to mf-builder. */
export function composePresets(shelf: Shelf): ComposedPresets {
  const composed = briefs.map((brief) => ({ brief, found: composeNear(shelf, brief) }));
  const unmet = composed.flatMap(({ brief, found }) => (found ? [] : [outOfReach(shelf, brief)]));
  if (unmet.length > 0) return { ok: false, reasons: unmet };
  const parts = new Map<string, PresetParts>(
    composed.flatMap(({ brief, found }) => (found ? [[brief.id, presetParts(found)]] : [])),
  );
  const builds = presetsOf(parts).map((preset) => presetBuild(preset, shelf));
  const untrue = builds.flatMap((build) => [
    ...untrueWords(build).map((words) => `${build.id} says "${words}", which is not so: write another description`),
    ...unnamedWarnings(build).map(
      (rule) => `${build.id} does not say that ${rule} warns: write it into its description`,
    ),
  ]);
  if (untrue.length > 0) return { ok: false, reasons: untrue };
  return {
    ok: true,
    builds,
    files: new Map([
      ['src/domain/presets/data/parts.json', partsText(parts)],
      ['src/domain/presets/best-at.md', bestAtPage(builds)],
      ['checks/recommended-presets.ts', tableText(builds)],
    ]),
  };
}
