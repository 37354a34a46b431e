import { faultsOf } from './suite';

faultsOf('mf-builder');
