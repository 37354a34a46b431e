import { usePanels } from './use-panels';

export interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the id of the build that was added to the saved ones. */
  onImported?: ((id: string) => void) | undefined;
  /** What has the focus after closing; where it says nothing, what had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** Adds a build to the saved ones, from a list, JSON or a link. */
export function ImportDialog({ open, onClose, onImported, focusAfter }: ImportDialogProps) {
  const panels = usePanels(open, onClose);
  return (
    panels && (
      <panels.Dialog
        open={open}
        onClose={onClose}
        lastFocus={focusAfter}
        title="Import a build"
        size="xl"
        description="It is added to the builds saved in this browser. Nothing is sent anywhere."
      >
        {open && (
          <panels.ImportPanel
            onCancel={onClose}
            onDone={(id) => {
              onImported?.(id);
              onClose();
            }}
          />
        )}
      </panels.Dialog>
    )
  );
}
