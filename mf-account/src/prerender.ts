import type { Prerender } from '@rig4u/shared/prerender';
import { paths } from '@rig4u/shared/routing';
import remote from './routes';

const prerender: Prerender = { routes: remote.routes, outlines: [paths.account, paths.admin] };
export default prerender;
