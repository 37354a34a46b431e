import { useWidgets } from '../dialogs/use-widgets';
import { ImportPricesPanel } from './import-prices-panel';

/** Importing a price list. */
export function ImportPricesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const widgets = useWidgets(open, onClose);
  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onClose}
        title="Import prices"
        description="Each price is added to the history of its part; the newest one counts in every total."
      >
        {open && <ImportPricesPanel onClose={onClose} />}
      </widgets.Dialog>
    )
  );
}
