import type { Prerender } from '@rig4u/shared/prerender';
import remote from './routes';

const addresses = remote.routes.map(({ path }) => path).filter((path) => !path.includes(':'));

const prerender: Prerender = { routes: remote.routes, whole: addresses };
export default prerender;
