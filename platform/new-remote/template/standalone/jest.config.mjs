import { jestOf } from '@rig4u/config/jest';

export default jestOf(import.meta.dirname);
