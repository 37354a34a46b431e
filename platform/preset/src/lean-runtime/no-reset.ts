/** Stands for the styling library's reset of the page: tokens.css brings ours before any script runs. */
export function createPreflight({ preflight }: { preflight?: unknown }): Record<string, never> {
  if (preflight)
    throw new Error(
      "The build of the host leaves the styling library's reset out: shared/src/look/theme sets preflight.",
    );
  return {};
}
