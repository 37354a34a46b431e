import type { StoredPart } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { useMemo, useState, type ReactNode } from 'react';
import { requiredContext } from './required-context';

/** A part that is edited: which of those chosen for the category, and what it is. */
export interface EditedPart {
  place: number;
  part: StoredPart;
  /** Its type; without it the open category's. */
  type?: CatalogueType;
  /** The facts that are asked first. */
  asked?: readonly string[];
  /** What has the focus after closing; without it the heading of the category. */
  focusAfter?: () => HTMLElement | null;
}

interface Dialogs {
  /** The dialog that is open. */
  opened: 'parts' | 'build' | 'share' | 'own-part' | 'keys' | 'tracking' | 'import-prices' | undefined;
  /** Whether the build was opened to show its worst finding. */
  atFinding: boolean;
  /** The part that the dialog for own parts edits; undefined for a new part. It stays after closing, so that the answers stay too. */
  edited: EditedPart | undefined;
  /** What a new part is called to begin with. */
  named: string | undefined;
}

interface DialogActions {
  openParts: () => void;
  /** Opens the build, where there is no room for it beside the options. */
  openBuild: () => void;
  /** Opens the build at its worst finding. */
  openFinding: () => void;
  /** Opens the list of the keys that this screen knows. */
  openKeys: () => void;
  openShare: () => void;
  /** Opens what is tracked: the parts with a target price. */
  openTracking: () => void;
  openImportPrices: () => void;
  /** Opens the form of a part that is not listed, with its name where that was typed elsewhere. */
  addOwnPart: (name?: string) => void;
  editOwnPart: (edited: EditedPart) => void;
  close: () => void;
}

/** What the button that adds an own part reads, and the dialog that it opens. */
export const addOwnPartTitle = 'Add a part not listed';

const [DialogsProvider, useDialogs] = requiredContext<Dialogs>('The dialogs of the picker');
const [ActionsProvider, useDialogActions] = requiredContext<DialogActions>('The dialogs of the picker');
export { useDialogActions, useDialogs };

/** Remembers which of the picker's dialogs is open. */
export function DialogState({ children }: { children: ReactNode }) {
  const [dialogs, setDialogs] = useState<Dialogs>({
    opened: undefined,
    atFinding: false,
    edited: undefined,
    named: undefined,
  });
  const actions = useMemo<DialogActions>(
    () => ({
      openParts: () => setDialogs((now) => ({ ...now, opened: 'parts' })),
      openBuild: () => setDialogs((now) => ({ ...now, opened: 'build', atFinding: false })),
      openFinding: () => setDialogs((now) => ({ ...now, opened: 'build', atFinding: true })),
      openKeys: () => setDialogs((now) => ({ ...now, opened: 'keys' })),
      openShare: () => setDialogs((now) => ({ ...now, opened: 'share' })),
      openTracking: () => setDialogs((now) => ({ ...now, opened: 'tracking' })),
      openImportPrices: () => setDialogs((now) => ({ ...now, opened: 'import-prices' })),
      addOwnPart: (named) => setDialogs((now) => ({ ...now, opened: 'own-part', edited: undefined, named })),
      editOwnPart: (edited) => setDialogs((now) => ({ ...now, opened: 'own-part', edited })),
      close: () => setDialogs((now) => ({ ...now, opened: undefined })),
    }),
    [],
  );
  return (
    <DialogsProvider value={dialogs}>
      <ActionsProvider value={actions}>{children}</ActionsProvider>
    </DialogsProvider>
  );
}
