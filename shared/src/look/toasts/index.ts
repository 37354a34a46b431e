export { ToastAreas } from './areas';
export type { ToastAction, ToastMessage } from './entry';
export type { ToastHandle } from './store';
export { dismissNotification, dismissToast, notify, toast } from './stores';
export { useModuleOrToast } from './use-module-or-toast';
