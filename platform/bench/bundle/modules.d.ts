/** Written by the benchmark before it builds: the routes and the links of every remote of the workspace. */
declare module 'rig4u-bench/remotes' {
  import type { NavPlace } from '@rig4u/shared/contracts';

  const remotes: readonly unknown[];
  export default remotes;
  export const nav: readonly NavPlace[];
}
