import { useModuleOrToast } from '@rig4u/shared/toasts';
import { LazyImportPrices } from '../../../components/import-prices/lazy-import-prices';
import { useDialogActions, useDialogs } from '../dialogs';

/** What is tracked, and the import of prices; their code comes when they are first opened. */
export function Prices() {
  const { opened } = useDialogs();
  const { close, openImportPrices } = useDialogActions();
  const tracking = opened === 'tracking';
  const code = useModuleOrToast(loadTracking, tracking, close);
  return (
    <>
      {code && <code.TrackingDialog open={tracking} onClose={close} onImport={openImportPrices} />}
      <LazyImportPrices open={opened === 'import-prices'} onClose={close} />
    </>
  );
}

const loadTracking = () => import(/* webpackChunkName: "prices" */ './tracking-dialog');
