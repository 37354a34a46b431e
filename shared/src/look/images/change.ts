import { emit } from '../../kernel/events';
import type { WriteResult } from '../../kernel/storage';
import { editOf, imageEdits, resetEdit, saveEdit, type ImageEdits, type NewImageEdit } from './edits';

/** Keeps an edit and tells the tab. The address must have passed `checkAddress`. */
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

/** Removes an edit, so that the original is shown again, and tells the tab. Without an edit nothing happens. */
export function dropEdit(image: { id: string; originalUrl: string; category: string }): WriteResult<ImageEdits> {
  const { status, value } = imageEdits.read();
  const readable = status === 'ready' || status === 'missing';
  if (readable && !editOf(value, image.id)) return { ok: true, value };
  const written = imageEdits.update((edits) => resetEdit(edits, image.id));
  if (written.ok) emit('image-reset', { id: image.id, originalUrl: image.originalUrl, category: image.category });
  return written;
}
