import { screen, within } from '@testing-library/react';
import { loadPresets, type PresetBuild } from '../src/domain/presets';
import { table } from './recommended-presets';

/** The heading of a step, once it is there. For tests only. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });

export const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** What the card of the recommended build shows. */
export const card = async () => within(await screen.findByRole('article'));

/** The build that the wizard answers a use and a budget with, by the table on paper: another one with each renewal of the prices. */
export async function matchFor(useCase: string, budget: number): Promise<PresetBuild> {
  const [, , id] = table.find(([use, dollars]) => use === useCase && dollars === budget) ?? [];
  const build = (await loadPresets()).find((preset) => preset.id === id);
  if (!build) throw new Error(`The table has no build for ${useCase} at $${budget}`);
  return build;
}
