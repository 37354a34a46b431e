import { useSyncExternalStore, type ReactNode } from 'react';
import { Words } from '../text/words';
import { Alert } from './alert';

const onChange = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

const isOnline = (): boolean => navigator.onLine;
/** Of whom a screen is prerendered for nothing is known. */
const mayBeOnline = (): boolean => true;

/** Beside something that needs a network: says so while the browser has none. `children` says what needs it. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(onChange, isOnline, mayBeOnline);
  if (online) return null;
  return (
    <Alert kind="warning">
      <strong>You are offline</strong>. <Words>{children}</Words>
    </Alert>
  );
}
