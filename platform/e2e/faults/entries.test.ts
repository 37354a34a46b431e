import { everyRemoteMeets } from './suite';

everyRemoteMeets('entry');
