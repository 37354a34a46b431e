import { remote } from '@rig4u/platform/preset';

export default remote(import.meta.dirname);
