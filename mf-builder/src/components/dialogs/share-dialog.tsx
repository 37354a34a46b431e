import type { Shareable } from '../../domain/exports/lines-in-words';
import { usePanels } from './use-panels';

export interface ShareDialogProps extends Omit<Shareable, 'today'> {
  open: boolean;
  onClose: () => void;
}

/** Sharing and exporting a build. */
export function ShareDialog({ open, onClose, name, note, components }: ShareDialogProps) {
  const panels = usePanels(open, onClose);
  return (
    panels && (
      <panels.Dialog open={open} onClose={onClose} size="lg" title="Share this build">
        {open && <panels.SharePanel build={{ name, note, components }} />}
      </panels.Dialog>
    )
  );
}
