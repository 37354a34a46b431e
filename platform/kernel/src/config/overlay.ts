type Settings = Record<string, unknown>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `base` with what `override` says instead, group by group; null in an override takes a setting away. */
export function overlay(base: unknown, override: unknown): unknown {
  if (!isSettings(base) || !isSettings(override)) return override ?? undefined;
  const changed = Object.entries(override).map(([name, value]) => [name, overlay(base[name], value)] as const);
  return { ...base, ...Object.fromEntries(changed) };
}

/** Names in `override` that `base` does not have, with dots: most of them are typing mistakes that would change nothing in silence. */
export function unknownSettings(base: unknown, override: unknown, under = ''): string[] {
  if (!isSettings(base) || !isSettings(override)) return [];
  return Object.entries(override).flatMap(([name, value]) =>
    Object.hasOwn(base, name) ? unknownSettings(base[name], value, `${under}${name}.`) : [`${under}${name}`],
  );
}
