import type { Args } from './args';
import type { Store } from '../store';

export type Env = Readonly<Record<string, string | undefined>>;

/** Where a command runs: the caller's folder and environment, where its lines go, and the clock in milliseconds since 1970. */
export interface Scene {
  cwd: string;
  env: Env;
  say: (line: string) => void;
  clock: () => number;
  /** Lets Node read TypeScript; left out where it does already. The command mostly runs from one file, which is JavaScript. */
  readTypeScript?: (() => Promise<void>) | undefined;
}

/** A command that works on no store. */
export type Command = (args: Args, scene: Scene) => Promise<void>;

/** A command that works on a store. */
export type StoreCommand = (args: Args, scene: Scene & { store: Store }) => Promise<void>;

function sayAll(lines: readonly string[], say: Scene['say']): void {
  for (const line of lines) say(line);
}

/** Says something as JSON or as lines. */
export function tell({ json }: Args, value: unknown, lines: () => readonly string[], say: Scene['say']): void {
  if (json) say(JSON.stringify(value, null, 2));
  else sayAll(lines(), say);
}
