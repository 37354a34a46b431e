import type { ScreenValues } from './fields';

/**
 * Screens with what each `:name` of their paths may stand for, where a team lists that. Throws an Error where a list is of no screen, or
 * of a name that its path has not.
 */
export function withValues<S extends { path: string }>(
  screens: readonly S[],
  values: Readonly<Record<string, ScreenValues>>,
): (S & { values?: ScreenValues })[] {
  for (const [path, lists] of Object.entries(values)) {
    if (!screens.some((screen) => screen.path === path))
      throw new Error(`"values" names ${path}, and no screen has this path.`);
    const unknown = Object.keys(lists).find((name) => !path.split('/').includes(`:${name}`));
    if (unknown !== undefined)
      throw new Error(`"values" lists what :${unknown} may be in ${path}, and there is no :${unknown} in it.`);
  }
  return screens.map((screen) => {
    const lists = Object.hasOwn(values, screen.path) ? values[screen.path] : undefined;
    return lists ? { ...screen, values: lists } : screen;
  });
}
