import { useSyncExternalStore, type ReactNode } from 'react';
import { Alert } from './alert';

const onChange = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Beside something that needs a network: says so while the browser has none. `children` says what needs it. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(onChange, () => navigator.onLine);
  if (online) return null;
  return (
    <Alert kind="warning">
      <strong>You are offline</strong>. {children}
    </Alert>
  );
}
