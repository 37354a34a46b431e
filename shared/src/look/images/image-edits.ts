import * as v from 'valibot';
import { emit } from '../../kernel/events';
import { storedValue, type WriteResult } from '../../kernel/storage';

/** One edited image: its original address and its current one. `timestamp` is an ISO date. */
export const imageEditSchema = v.looseObject({
  originalUrl: v.string(),
  currentUrl: v.string(),
  timestamp: v.union([v.string(), v.number()]),
  category: v.string(),
});
export type ImageEdit = v.InferOutput<typeof imageEditSchema>;

/** Edits by image id, unparsed: one that cannot be read is not shown, and not lost either. */
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

/** The edit of an image; undefined if there is no readable one. */
export function editOf(edits: ImageEdits, id: string): ImageEdit | undefined {
  const read = v.safeParse(imageEditSchema, Object.hasOwn(edits, id) ? edits[id] : undefined);
  return read.success ? read.output : undefined;
}

/** The map with this edit. Fields of an earlier edit that this version does not know are kept. */
export const saveEdit = (edits: ImageEdits, { id, ...record }: NewImageEdit): ImageEdits => ({
  ...edits,
  [id]: { ...editOf(edits, id), ...record },
});

/** The map without this image's edit; the same map if it has none. */
export const resetEdit = (edits: ImageEdits, id: string): ImageEdits =>
  Object.hasOwn(edits, id) ? Object.fromEntries(Object.entries(edits).filter(([key]) => key !== id)) : edits;

/** Stores an edit and emits `image-edited`. Check the address with `checkAddress` first. */
export function keepEdit(edit: NewImageEdit): WriteResult<ImageEdits> {
  const written = imageEdits.update((edits) => saveEdit(edits, edit));
  if (written.ok)
    emit('image-edited', {
      id: edit.id,
      originalUrl: edit.originalUrl,
      currentUrl: edit.currentUrl,
      category: edit.category,
    });
  return written;
}

/** Removes an edit and emits `image-reset`: the original appears again. Without an edit nothing happens. */
export function dropEdit(image: { id: string; originalUrl: string; category: string }): WriteResult<ImageEdits> {
  const { status, value } = imageEdits.read();
  const readable = status === 'ready' || status === 'missing';
  if (readable && !editOf(value, image.id)) return { ok: true, value };
  const written = imageEdits.update((edits) => resetEdit(edits, image.id));
  if (written.ok) emit('image-reset', { id: image.id, originalUrl: image.originalUrl, category: image.category });
  return written;
}
