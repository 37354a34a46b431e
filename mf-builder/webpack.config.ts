import { remote } from '@rig4u/preset';
import { renewPacked } from './market/src/packed/renew';

await renewPacked();

export default remote(import.meta.dirname);
