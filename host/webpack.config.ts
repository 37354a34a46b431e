import { host } from '@rig4u/platform/preset';

export default host(import.meta.dirname);
