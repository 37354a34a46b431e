import { host } from '@rig4u/preset';

export default host(import.meta.dirname);
