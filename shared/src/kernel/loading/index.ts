export { checkConnection } from './failure';
export { patiently } from './patiently';
export { codeRetriesMs } from './retry-schedules';
export { type Loaded, useLoaded } from './use-loaded';
export { useModule } from './use-module';
