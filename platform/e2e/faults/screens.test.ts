import { everyRemoteMeets } from './suite';

everyRemoteMeets('screen');
