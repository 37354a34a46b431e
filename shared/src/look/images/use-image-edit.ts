import { useState } from 'react';
import { draftsOf, refusalText, useStored, type WriteResult } from '../../kernel/storage';
import { checkAddress } from './image-address';
import { dropEdit, editOf, imageEdits, keepEdit, type ImageEdits } from './image-edits';

/** Addresses that were typed and neither saved nor cancelled, by the image. */
const drafts = draftsOf({ key: 'rig4u-drafts-images' });

export interface EditableImage {
  id: string;
  name: string;
  /** The image's own address; empty if it is a drawing. */
  originalUrl: string;
  category: string;
}

/**
 * The address in the dialog's field, and how to save or reset it. Opening the dialog starts from what was typed before and neither saved nor
 * cancelled, else from the active address; `done` is called when it can close.
 */
export function useImageEdit(image: EditableImage, open: boolean, done: () => void) {
  const edit = editOf(useStored(imageEdits).value, image.id);
  const active = edit?.currentUrl ?? image.originalUrl;
  const [pending, setPending] = useState(() => drafts.read(image.id) ?? active);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPending(drafts.read(image.id) ?? active);
    setError(undefined);
    setRefusal(undefined);
  }

  const settle = (written: WriteResult<ImageEdits>): boolean => {
    setRefusal(written.ok ? undefined : `The image was not changed. ${refusalText(written.reason)}`);
    return written.ok;
  };
  const change = (text: string) => {
    setPending(text);
    if (text === active) drafts.drop(image.id);
    else drafts.write(image.id, text);
    setError(undefined);
  };
  const reset = () => {
    if (!settle(dropEdit(image))) return;
    change(image.originalUrl);
    drafts.drop(image.id);
  };
  const finish = () => {
    drafts.drop(image.id);
    done();
  };
  const save = () => {
    const typed = pending.trim();
    if (typed === active) return finish();
    if (typed === image.originalUrl) return settle(dropEdit(image)) ? finish() : undefined;
    const checked = checkAddress(typed);
    if (!checked.ok) return setError(checked.problem);
    const { id, originalUrl, category } = image;
    if (settle(keepEdit({ id, originalUrl, currentUrl: checked.url, timestamp: new Date().toISOString(), category })))
      finish();
  };

  return {
    active,
    pending,
    error,
    refusal,
    edited: edit !== undefined,
    differs: pending.trim() !== image.originalUrl,
    change,
    reset,
    save,
    cancel: finish,
  };
}
