export { Alert, type AlertProps } from './alert';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './empty-state';
export { LiveRegion } from './live-region';
export { LoadingPage, type LoadingPageProps } from './loading-page';
export { OfflineNote } from './offline-note';
export { Skeleton } from './skeleton';
