export { ErrorBoundary, type ErrorBoundaryProps } from './boundary';
export { isForeign } from './foreign';
export { installErrorHandlers } from './handlers';
export { canHeal, noteHealed } from './healing';
export { countForeign, logError, type LoggedError } from './log';
export { messageOf } from './message';
export { isTyping, textsToKeep, typeAgain } from './typed-texts';
export { reportError, type RenderFailure } from './report';
