import { remote } from '@rig4u/preset';

export default remote(import.meta.dirname);
