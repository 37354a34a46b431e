import { everyRemoteMeets } from './suite';

everyRemoteMeets('last good');
