import { artFor } from '@rig4u/shared/ui';
import { categories, type Guide, icons, type StepDrawing } from './guide';

/** What a link to a guide carries, so that the guide stands there at once. */
export const guideState = (guide: Guide): { guide: Guide } => ({ guide });

/** The guide of that id in a navigation state; none where anything about it is wrong, since anybody may have put it there. */
export function guideFromState(state: unknown, id: string): Guide | undefined {
  const sent = isRecord(state) ? state['guide'] : undefined;
  if (!isRecord(sent) || sent['id'] !== id) return undefined;
  const { title, description, content } = sent;
  const image = artNamed(sent['image']);
  const category = categories.find((known) => known === sent['category']);
  const icon = icons.find((known) => known === sent['icon']);
  const drawings = readDrawings(sent['drawings']);
  if (!isText(title) || !isText(description) || !isText(content) || !image || !category || !icon || !drawings) return undefined;
  return { id, title, description, image, category, icon, content, drawings };
}

function readDrawings(value: unknown): Record<string, StepDrawing> | undefined {
  if (value === undefined) return {};
  if (!isRecord(value)) return undefined;
  const read: [string, StepDrawing][] = [];
  for (const [step, drawing] of Object.entries(value)) {
    if (!isRecord(drawing) || !isText(drawing['caption'])) return undefined;
    const art = artNamed(drawing['art']);
    if (!art) return undefined;
    read.push([step, { art, caption: drawing['caption'] }]);
  }
  return Object.fromEntries(read);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const artNamed = (value: unknown) => (typeof value === 'string' ? artFor(value) : undefined);
