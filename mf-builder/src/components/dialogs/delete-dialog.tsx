import { useWidgets } from './use-widgets';

interface Props {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What has the focus after the question. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** The question before a saved build goes. */
export function DeleteDialog({ open, onConfirm, onCancel, focusAfter }: Props) {
  const widgets = useWidgets(open, onCancel);
  return (
    widgets && (
      <widgets.ConfirmDialog
        open={open}
        title="Are you sure?"
        text="This will permanently delete this PC build. This action cannot be undone."
        confirm="Delete"
        cancel="Cancel"
        destructive
        onConfirm={onConfirm}
        onCancel={onCancel}
        lastFocus={focusAfter}
      />
    )
  );
}
