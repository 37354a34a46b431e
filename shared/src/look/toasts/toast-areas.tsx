import { createElement, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { NOTIFY_VISIBLE } from './constants';
import type { AreasProps, ToastEntry } from './toast-entry';
import { patiently, useModule } from '../../kernel/loading';
import { PlainAreas } from './plain-areas';
import type { ToastStore } from './toast-store';
import { dismissNotification, dismissToast, news, outcomes } from './toast';
import { useToastPlace } from './toast-place';

interface AreasModule {
  default: ComponentType<AreasProps>;
}

const loadAreas = (): Promise<AreasModule> => import(/* webpackChunkName: "toast-areas" */ './radix-areas');

const useList = (store: ToastStore) => useSyncExternalStore(store.subscribe, store.list, store.list);

/** Where toasts and notifications appear: over the page, or in the open dialog. Rendered once in the page. */
export function ToastAreas({ load = loadAreas }: { load?: () => Promise<AreasModule> }) {
  const toasts = useList(outcomes);
  const notifications = useList(news);
  const areas = useAreas(toasts.length + notifications.length > 0, load);
  const place = useToastPlace();
  if (!areas) return null;
  const shown = createElement(areas.default, {
    outcomes: toasts,
    news: oldestOpen(notifications),
    place,
    onCloseOutcome: dismissToast,
    onCloseNews: dismissNotification,
  });
  return place ? createPortal(shown, place) : shown;
}

/** Returns the areas once there is something to show; the plain ones if the swipeable ones do not arrive. */
const useAreas = (wanted: boolean, load: () => Promise<AreasModule>): AreasModule | undefined =>
  useModule(
    () => patiently(load).catch(() => ({ default: PlainAreas })),
    wanted,
    () => undefined,
  );

/** The oldest open entries, as many as may be visible, and those that are closing. The others wait for a place. */
function oldestOpen(list: readonly ToastEntry[]): readonly ToastEntry[] {
  const open = list.filter((entry) => entry.open).slice(-NOTIFY_VISIBLE);
  return list.filter((entry) => !entry.open || open.includes(entry));
}
