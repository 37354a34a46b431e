/** Version of this host release. The build writes it in. */
declare const HOST_VERSION: string;

/** The versions of what this host provides beside React. The build writes them in. */
declare const SHARED_VERSIONS: { readonly shared: string; readonly bundlerRuntime: string };

/** A drawing as markup. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
