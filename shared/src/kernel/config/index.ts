import * as v from 'valibot';
import { configSchema, type Config } from '../contracts/config';
import { describeIssues } from '../contracts/remote';

export type { Config };

let current: Config | undefined;

/** Reads and keeps the runtime config. Throws an Error that names each missing or wrong setting. */
export function initConfig(input: unknown): Config {
  const read = v.safeParse(configSchema, input);
  if (!read.success) throw new Error(`The configuration of this page is not complete. ${describeIssues(read.issues)}`);
  current = read.output;
  return current;
}

/** The config of this page. Throws when the page has not read it yet. */
export function config(): Config {
  if (!current) throw new Error('The configuration was asked for before the page had read it: call initConfig first.');
  return current;
}
