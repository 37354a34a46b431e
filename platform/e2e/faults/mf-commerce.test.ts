import { faultsOf } from './suite';

faultsOf('mf-commerce');
