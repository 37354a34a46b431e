import { readFile } from 'node:fs/promises';
import { errorCode } from './system-errors';
import { Refusal } from './refusal';
import type { Env } from './service-settings';

/** Settings that are secret, or hold a password. Each may stand in a file that `<name>_FILE` names, as orchestrators mount them. */
const secrets = [
  'RIG4U_LOG',
  'RIG4U_FROM_LOG',
  'RIG4U_TO_LOG',
  'RIG4U_POSTGRES_URL',
  'RIG4U_DATABASE_ANON_KEY',
  'RIG4U_FIREBASE_API_KEY',
  'RIG4U_CONTRACT_ACCOUNTS',
] as const;

/** The environment with secrets read from their files. Throws a Refusal that names the setting where one cannot be read, or is there twice. */
export async function withSecretFiles(env: Env): Promise<Env> {
  const read: Record<string, string> = {};
  for (const name of secrets) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Refusal(`Set ${name} or ${name}_FILE, not both.`);
    read[name] = (await readFile(file, 'utf8').catch(refusalOf(`${name}_FILE`, file))).trim();
    if (read[name] === '') throw new Refusal(`${name}_FILE names ${file}, which is empty.`);
  }
  return { ...env, ...read };
}

const refusalOf = (name: string, file: string) => (error: unknown) => {
  throw new Refusal(`${name} names ${file}, which cannot be read (${errorCode(error) ?? String(error)}).`, {
    cause: error,
  });
};
