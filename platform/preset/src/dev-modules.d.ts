/** Given by the stand-alone build to the part that is developed. */
declare module 'rig4u-dev/routes';
declare module 'rig4u-dev/config' {
  const config: import('@rig4u/shared/contracts').Config;
  export default config;
}
