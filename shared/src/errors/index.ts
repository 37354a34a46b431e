export { ErrorBoundary, type ErrorBoundaryProps } from './boundary';
export { messageOf } from './message';
export { buildReport, loggableUrl, reportError } from './report';
