import { useState } from 'react';
import { refusalText, useStored, type WriteResult } from '../../kernel/storage';
import { checkAddress } from './address';
import { dropEdit, keepEdit } from './change';
import { editOf, imageEdits, type ImageEdits } from './edits';

export interface EditableImage {
  id: string;
  name: string;
  /** The address the image has of its own; empty where it is a drawing. */
  originalUrl: string;
  category: string;
}

/** The pending address of the dialog and what may be done with it; opening starts from the active address. `done` is called when nothing is left to decide. */
export function useDraft(image: EditableImage, open: boolean, done: () => void) {
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
