import { presetTypes, type PresetType } from '../../src/domain/presets/preset';
import type { Preset } from '../../src/domain/presets/preset';
import type { Brief } from './brief';
import type { Composed } from './compose';
import type { Shelf } from './shelf';

const idsOf = (preset: Preset, type: PresetType): readonly string[] => {
  const ids = preset.parts[type] ?? [];
  return typeof ids === 'string' ? [ids] : ids;
};

/** What the search found for a brief, a part a line, with what the preset has instead. */
export function composedText(
  { id, price }: Brief,
  found: Composed | undefined,
  preset: Preset | undefined,
  shelf: Shelf,
): string {
  if (!found) return `${id}: nothing from $${price[0]} to $${price[1]}`;
  const named = (type: PresetType, ids: readonly string[]): string =>
    ids.map((one) => `${one} ${shelf[type].find((part) => part.id === one)?.name ?? ''}`).join(' + ') || 'none';
  const lines = presetTypes.map((type) => {
    const now = preset ? idsOf(preset, type) : [];
    const same = now.join() === found.parts[type].join();
    return `  ${type.padEnd(12)}${named(type, found.parts[type])}${same ? '' : `   (now ${named(type, now)})`}`;
  });
  const total = `$${(found.cents / 100).toFixed(2)} of $${price[0]} to $${price[1]}, ${found.points.toFixed(1)} points`;
  return [`${id}: ${total}`, ...lines].join('\n');
}
