export { ErrorBoundary, type ErrorBoundaryProps } from './boundary';
export { installErrorHandlers } from './handlers';
export { canHeal, noteHealed } from './healing';
export { logError, type LoggedError } from './log';
export { messageOf } from './message';
export { reportError, type RenderFailure } from './report';
