export { criticalError } from './critical';
export { GlobalCrash, type GlobalCrashProps } from './global-crash';
export { RemotePanel, type RemotePanelProps } from './remote-panel';
export { RouterError } from './router-error';
export { StartFallback, type StartFallbackProps } from './start-fallback';
