import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { keptFile } from './kept-file';

const text = v.pipe(v.string(), v.minLength(1));
const secretsSchema = v.object({ anonKey: text, authenticatorPassword: text });
export type Secrets = v.InferOutput<typeof secretsSchema>;

/** A secret that nobody can guess and everybody can type. */
export const randomText = (bytes = 18): string => randomBytes(bytes).toString('base64url');

/** The database's public key and the REST endpoint's password, made once. */
export async function keptSecrets(file: string, say: (line: string) => void): Promise<Secrets> {
  const { value } = await keptFile({
    file,
    read: (json) => v.parse(v.pipe(v.string(), v.parseJson(), secretsSchema), json),
    make: () => ({ anonKey: `local-${randomText()}`, authenticatorPassword: randomText() }),
    write: (secrets) => JSON.stringify(secrets),
    say,
    loss: 'new keys are used, which open pages learn when they are loaded again.',
  });
  return value;
}
