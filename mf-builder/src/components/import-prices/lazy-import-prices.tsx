import { useModuleOrToast } from '@rig4u/shared/toasts';

/** `ImportPricesDialog`, whose code comes when it is first opened. */
export function LazyImportPrices({ open, onClose }: { open: boolean; onClose: () => void }) {
  const code = useModuleOrToast(load, open, onClose);
  return code && <code.ImportPricesDialog open={open} onClose={onClose} />;
}

const load = () => import(/* webpackChunkName: "prices" */ './import-prices-dialog');
