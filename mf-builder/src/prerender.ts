import { paths } from '@rig4u/shared/routing';
import type { Prerender } from '@rig4u/shared/prerender';
import remote from './routes';

const prerender: Prerender = {
  routes: remote.routes,
  frames: [paths.picker, paths.optimalBuild],
  outlines: [paths.savedBuilds],
};
export default prerender;
