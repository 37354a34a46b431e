import { NOTIFY_REMOVAL_DELAY, TOAST_LIMIT, TOAST_REMOVAL_DELAY } from './constants';
import type { ToastMessage } from './entry';
import { createToastStore, type ToastHandle } from './store';

export const outcomes = createToastStore({ limit: TOAST_LIMIT, removalDelay: TOAST_REMOVAL_DELAY });
export const news = createToastStore({ limit: Infinity, removalDelay: NOTIFY_REMOVAL_DELAY });

/** Says how something the visitor did has ended; takes the place of what was said before. */
export const toast = (message: ToastMessage): ToastHandle => outcomes.add(message);

/** Tells of something that happened by itself. */
export const notify = (message: ToastMessage): ToastHandle => news.add(message);

/** Closes one toast, or all. */
export const dismissToast = (id?: string): void => outcomes.dismiss(id);

/** Closes one notification, or all. */
export const dismissNotification = (id?: string): void => news.dismiss(id);
