import { everyRemoteMeets } from './suite';

everyRemoteMeets('bytes');
