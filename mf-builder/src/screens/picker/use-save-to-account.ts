import type { SavedBuild } from '@rig4u/shared/builds';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { saveToUsersList, type KeptHere } from './save-to-account';

export interface SaveToAccount {
  save: () => void;
  /** Whether the account's answer is waited for. */
  saving: boolean;
  /** What the account does not have yet; undefined where nothing was tried since the dialog was opened, or where it has it. */
  keptHere: KeptHere | undefined;
  /** The button that saves: disabled while it waits it may lose the focus, and gets it back. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Saving a build to the account from a dialog that is `open`. The answer may come when it is closed: it is said all the same. */
export function useSaveToAccount(build: SavedBuild, open: boolean): SaveToAccount {
  const button = useRef<HTMLButtonElement>(null);
  const [saving, setSaving] = useState(false);
  const [keptHere, setKeptHere] = useState<KeptHere>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setKeptHere(undefined);
  }
  const save = useCallback(() => {
    const run = async () => {
      setSaving(true);
      setKeptHere(await saveToUsersList(build, () => void run()));
      setSaving(false);
    };
    void run();
  }, [build]);

  const wasSaving = useRef(false);
  useEffect(() => {
    if (!saving && wasSaving.current && document.activeElement === document.body) button.current?.focus();
    wasSaving.current = saving;
  }, [saving]);
  return { save, saving, keptHere, button };
}
