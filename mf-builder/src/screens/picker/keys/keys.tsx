import { useModuleOrToast } from '@rig4u/shared/toasts';
import { useDialogActions, useDialogs } from '../dialogs';

/** The list of the keys; its words come when they are first asked for. */
export function Keys() {
  const open = useDialogs().opened === 'keys';
  const { close } = useDialogActions();
  const code = useModuleOrToast(() => import(/* webpackChunkName: "keys" */ './keys-dialog'), open, close);
  return code && <code.KeysDialog open={open} onClose={close} />;
}
