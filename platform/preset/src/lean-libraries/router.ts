import { replaceOnce, shorten } from './shorten';

/**
 * Functions of the router that no page reaches, since `@rig4u/shared/routing` offers neither forms, fetchers and blockers nor
 * server components, and the host's routes are all known from the start. A library must keep them, because its closures do.
 */
const unreached = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'discoverRoutes',
  'patchRoutes',
  'patchRoutesImpl',
  '_internalSetRoutes',
  'getFetcher',
  'resetFetcher',
  'queueFetcherForDeletion',
  'getBlocker',
  'updateBlocker',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'RSCErrorHandler',
  'PrefetchPageLinks',
  'getOptimisticRouterState',
];

/** Functions of which one case is reached, with that case alone. */
const shorter: Readonly<Record<string, string>> = {
  // Nobody navigates with the contents of a form.
  normalizeNavigateOptions: '(isFetcher, path) { return { path }; }',
  // No link prefetches by the router's manifest, which only its own server makes.
  usePrefetchBehavior: '() { return [false, null, {}]; }',
  // Written for whoever develops: tests and the development server take the router whole.
  warning: '() {}',
  warningOnce: '() {}',
  warnOnce: '() {}',
};

/** The router's code with a refusal in place of each function that no page reaches. Throws where one is not found. */
export function withoutUnreached(code: string): string {
  const refused = unreached.reduce(
    (text, name) => shorten(text, name, `() { throw new Error("The router has no ${name} here"); }`),
    code,
  );
  const short = Object.entries(shorter).reduce((text, [name, rest]) => shorten(text, name, rest), refused);
  return pureComponents(replaceOnce(short, /^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'));
}

/** Lets the minifier drop components that nobody imports. */
const pureComponents = (code: string): string =>
  code.replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
