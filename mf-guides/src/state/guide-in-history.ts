import { artNames } from '@rig4u/shared/ui';
import * as v from 'valibot';
import { categories, type Guide, type GuideSubject, icons } from '../content/guide';

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== ''),
);
const art = v.picklist(artNames);
const stepNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/));
const year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999));

const sentGuide = v.object({
  guide: v.object({
    id: text,
    title: text,
    description: text,
    image: art,
    category: v.picklist(categories),
    icon: v.picklist(icons),
    content: text,
    drawings: v.optional(v.record(stepNumber, v.object({ art, caption: text })), {}),
    checked: v.optional(year),
  }),
});

/** The navigation state of a link to a guide: what it is about. Its text comes from its address. */
export const guideState = ({
  id,
  title,
  description,
  image,
  category,
  icon,
}: GuideSubject): { guide: GuideSubject } => ({
  guide: { id, title, description, image, category, icon },
});

/**
 * The guide of that id in a navigation state, as releases before sent it with its text; undefined when anything about it
 * is wrong, since anybody may have put it there.
 */
export function guideFromState(state: unknown, id: string): Guide | undefined {
  const read = v.safeParse(sentGuide, state);
  return read.success && read.output.guide.id === id ? read.output.guide : undefined;
}

/**
 * The guide to show: the sent one, unless ours was checked later. A browser keeps a state for years, over many
 * releases.
 */
export function newerGuide(sent: Guide | undefined, builtIn: Guide | undefined): Guide | undefined {
  if (!sent || !builtIn) return sent ?? builtIn;
  return (sent.checked ?? 0) < (builtIn.checked ?? 0) ? builtIn : sent;
}
