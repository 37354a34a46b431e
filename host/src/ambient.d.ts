/** Version of this host release. The build writes it in. */
declare const HOST_VERSION: string;

/** A drawing as markup. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
