import { useState } from 'react';
import { refusalText, useStored, type WriteResult } from '../../kernel/storage';
import { checkAddress } from './image-address';
import { dropEdit, editOf, imageEdits, keepEdit, type ImageEdits } from './image-edits';

export interface EditableImage {
  id: string;
  name: string;
  /** The image's own address; empty if it is a drawing. */
  originalUrl: string;
  category: string;
}

/**
 * The address in the dialog's field, and how to save or reset it. Opening the dialog starts from the active address; `done`
 * is called when it can close.
 */
export function useImageEdit(image: EditableImage, open: boolean, done: () => void) {
  const edit = editOf(useStored(imageEdits).value, image.id);
  const active = edit?.currentUrl ?? image.originalUrl;
  const [pending, setPending] = useState(active);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPending(active);
    setError(undefined);
    setRefusal(undefined);
  }

  const settle = (written: WriteResult<ImageEdits>): boolean => {
    setRefusal(written.ok ? undefined : `The image was not changed. ${refusalText(written.reason)}`);
    return written.ok;
  };
  const change = (text: string) => {
    setPending(text);
    setError(undefined);
  };
  const reset = () => {
    if (settle(dropEdit(image))) change(image.originalUrl);
  };
  const save = () => {
    const typed = pending.trim();
    if (typed === active) return done();
    if (typed === image.originalUrl) return settle(dropEdit(image)) ? done() : undefined;
    const checked = checkAddress(typed);
    if (!checked.ok) return setError(checked.problem);
    const { id, originalUrl, category } = image;
    if (settle(keepEdit({ id, originalUrl, currentUrl: checked.url, timestamp: new Date().toISOString(), category })))
      done();
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
  };
}
