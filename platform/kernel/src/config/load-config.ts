import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { configSchema, describeIssues, type Config } from '@rig4u/shared/contracts';
import { errorCode } from '../system-errors';
import { Refusal } from '../refusal';
import { overlay, unknownSettings } from './overlay';

const defaults = join(import.meta.dirname, 'default.json');

/** The deployment's config: the defaults, overridden by the file that RIG4U_CONFIG names. Throws a Refusal that names what is wrong. */
export async function loadConfig(env: Readonly<Record<string, string | undefined>>): Promise<Config> {
  const base = await readJson(defaults);
  const file = env.RIG4U_CONFIG;
  return checkConfig(base, file ? await readJson(file) : {}, file ?? defaults);
}

/** Puts `override` over `base` and checks the whole. `source` is the file that a person would correct. */
export function checkConfig(base: unknown, override: unknown, source: string): Config {
  const unknown = unknownSettings(base, override);
  if (unknown.length > 0)
    throw new Refusal(`${source} sets ${unknown.join(', ')}, which is no setting. ${defaults} shows all there are.`);
  const read = v.safeParse(configSchema, overlay(base, override));
  if (read.success) return read.output;
  throw new Refusal(
    `The configuration is not complete, so nothing is started. Correct ${source}: ${describeIssues(read.issues)}`,
  );
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const code = errorCode(cause);
    const what = code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${String(code)}).`;
    throw new Refusal(`${what} RIG4U_CONFIG must name a JSON file, or be left out.`, { cause });
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (read.success) return read.output;
  throw new Refusal(`${file} is not JSON: ${describeIssues(read.issues)}`);
}
