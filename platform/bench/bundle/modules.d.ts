/** Written by the benchmark before it builds: the routes of every remote of the workspace. */
declare module 'rig4u-bench/remotes' {
  const remotes: readonly unknown[];
  export default remotes;
}
