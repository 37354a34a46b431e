import type { Registry } from '@rig4u/shared/contracts';

/** What is live, as lines for a terminal. */
export function planStatus(registry: Registry | undefined): string[] {
  if (!registry)
    return [
      'Nothing is live yet. Publish and promote a host first: rig4u publish host/dist, rig4u promote host@<version>.',
    ];
  const remotes = Object.entries(registry.remotes).map(([name, { live, rollout, lastGood, paths }]) => [
    name,
    live.version,
    [rollout && `${rollout.percent} % get ${rollout.release.version}`, lastGood && `last good ${lastGood.version}`]
      .filter(Boolean)
      .join(', '),
    paths.join(' '),
  ]);
  const { version, lastGood } = registry.host;
  return [
    `Registry revision ${registry.revision}`,
    ...table([['host', version, lastGood ? `last good ${lastGood}` : '', ''], ...remotes]),
  ];
}

function table(rows: string[][]): string[] {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, i) => Math.max(known[i] ?? 0, cell.length)), []);
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
