import { faultsOf } from './suite';

faultsOf('mf-account');
