// The walls of this remote. oxlint does not find this file by itself: always run it as `oxlint -c oxlint.config.mjs`.
import { walls } from '@rig4u/config/walls';

export default walls(import.meta.dirname);
