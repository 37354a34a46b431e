import * as v from 'valibot';
import { storedValue } from '../../kernel/storage';

/** One changed image: what it showed at first, what it shows now. `timestamp` is an ISO date. */
export const imageEditSchema = v.looseObject({
  originalUrl: v.string(),
  currentUrl: v.string(),
  timestamp: v.union([v.string(), v.number()]),
  category: v.string(),
});
export type ImageEdit = v.InferOutput<typeof imageEditSchema>;

/** Records by image id. They stay unparsed in the map, so that one that cannot be read is neither shown nor lost. */
export type ImageEdits = Readonly<Record<string, unknown>>;

/** The image edits that this browser keeps. */
export const imageEdits = storedValue<ImageEdits>({
  key: 'image_edits_tracker',
  schema: v.record(v.string(), v.unknown()),
  fallback: {},
});

export interface NewImageEdit {
  id: string;
  originalUrl: string;
  currentUrl: string;
  timestamp: string;
  category: string;
}

/** The edit of an image, where there is a readable one. */
export function editOf(edits: ImageEdits, id: string): ImageEdit | undefined {
  const read = v.safeParse(imageEditSchema, Object.hasOwn(edits, id) ? edits[id] : undefined);
  return read.success ? read.output : undefined;
}

/** The map with this edit in it; fields of an earlier record that this version does not know stay. */
export const saveEdit = (edits: ImageEdits, { id, ...record }: NewImageEdit): ImageEdits => ({
  ...edits,
  [id]: { ...editOf(edits, id), ...record },
});

/** The map without this image's edit; the same map where it has none. */
export const resetEdit = (edits: ImageEdits, id: string): ImageEdits =>
  Object.hasOwn(edits, id) ? Object.fromEntries(Object.entries(edits).filter(([key]) => key !== id)) : edits;
