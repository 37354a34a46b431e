import { artNames } from '@rig4u/shared/ui';
import * as v from 'valibot';
import { categories, type Guide, icons } from './guide';

const text = v.pipe(v.string(), v.check((value) => value.trim() !== ''));
const art = v.picklist(artNames);

const sentGuide = v.object({
  guide: v.object({
    id: text,
    title: text,
    description: text,
    image: art,
    category: v.picklist(categories),
    icon: v.picklist(icons),
    content: text,
    drawings: v.optional(v.record(v.string(), v.object({ art, caption: text })), {}),
  }),
});

/** What a link to a guide carries, so that the guide stands there at once. */
export const guideState = (guide: Guide): { guide: Guide } => ({ guide });

/** The guide of that id in a navigation state; none where anything about it is wrong, since anybody may have put it there. */
export function guideFromState(state: unknown, id: string): Guide | undefined {
  const read = v.safeParse(sentGuide, state);
  return read.success && read.output.guide.id === id ? read.output.guide : undefined;
}
