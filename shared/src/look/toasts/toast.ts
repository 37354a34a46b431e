import { NOTIFY_REMOVAL_DELAY, TOAST_LIMIT, TOAST_REMOVAL_DELAY } from './constants';
import type { ToastMessage } from './toast-entry';
import { createToastStore, type ToastHandle } from './toast-store';

/** The toasts. */
export const outcomes = createToastStore({ limit: TOAST_LIMIT, removalDelay: TOAST_REMOVAL_DELAY });
/** The notifications. */
export const news = createToastStore({ limit: Infinity, removalDelay: NOTIFY_REMOVAL_DELAY });

/** Shows how an action of the visitor ended, in place of the last toast. */
export const toast = (message: ToastMessage): ToastHandle => outcomes.add(message);

/** Shows something that happened in the background. */
export const notify = (message: ToastMessage): ToastHandle => news.add(message);

/** Closes one toast, or all. */
export const dismissToast = (id?: string): void => outcomes.dismiss(id);

/** Closes one notification, or all. */
export const dismissNotification = (id?: string): void => news.dismiss(id);
