import { faultsOf } from './suite';

faultsOf('mf-guides', { withWorker: true });
