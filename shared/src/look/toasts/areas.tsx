import { createElement, useSyncExternalStore, type ComponentType } from 'react';
import { NOTIFY_VISIBLE } from './constants';
import type { AreasProps, ToastEntry } from './entry';
import { patiently, useModule } from '../../kernel/loading';
import { PlainAreas } from './plain-areas';
import type { ToastStore } from './store';
import { dismissNotification, dismissToast, news, outcomes } from './stores';

interface AreasModule {
  default: ComponentType<AreasProps>;
}

const loadAreas = (): Promise<AreasModule> => import(/* webpackChunkName: "toast-areas" */ './radix-areas');

const useList = (store: ToastStore) => useSyncExternalStore(store.subscribe, store.list);

/** Where toasts and notifications appear; stands once in the page. */
export function ToastAreas({ load = loadAreas }: { load?: () => Promise<AreasModule> }) {
  const said = useList(outcomes);
  const heard = useList(news);
  const areas = useAreas(said.length + heard.length > 0, load);
  if (!areas) return null;
  return createElement(areas.default, {
    outcomes: said,
    news: firstToCome(heard),
    onCloseOutcome: dismissToast,
    onCloseNews: dismissNotification,
  });
}

/** Returns the areas once there is something to show; the plain ones if the swipeable ones do not arrive. */
const useAreas = (wanted: boolean, load: () => Promise<AreasModule>): AreasModule | undefined =>
  useModule(
    () => patiently(load).catch(() => ({ default: PlainAreas })),
    wanted,
    () => undefined,
  );

/** The oldest that are still open, up to the visible number, and those on their way out; the others wait for a place. */
function firstToCome(list: readonly ToastEntry[]): readonly ToastEntry[] {
  const open = list.filter((entry) => entry.open).slice(-NOTIFY_VISIBLE);
  return list.filter((entry) => !entry.open || open.includes(entry));
}
