/** Toasts, for the result of an action: one at a time. Times in milliseconds, lengths in pixels. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5_000;
/** How long a dismissed toast stays in the store. */
export const TOAST_REMOVAL_DELAY = 1_000_000;
export const TOAST_SWIPE = 50;
export const TOAST_HOTKEY = ['F8'];

/** Notifications, for news from the background: a short stack at the bottom right. */
export const NOTIFY_VISIBLE = 3;
export const NOTIFY_DURATION = 4_000;
/** Long enough to see the closing animation. */
export const NOTIFY_REMOVAL_DELAY = 1_000;
export const NOTIFY_WIDTH = 356;
export const NOTIFY_GAP = 14;
export const NOTIFY_SWIPE = 20;
export const NOTIFY_HOTKEY = ['altKey', 'KeyN'];
