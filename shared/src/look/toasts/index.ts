export { ToastAreas } from './toast-areas';
export type { ToastAction, ToastMessage } from './toast-entry';
export type { ToastHandle } from './toast-store';
export { dismissNotification, dismissToast, notify, toast } from './toast';
export { useModuleOrToast } from './use-module-or-toast';
