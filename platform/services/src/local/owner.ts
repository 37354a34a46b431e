import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { RunningAuth } from '../auth';
import { writeDurably } from './durable';
import { keptFile } from './kept-file';
import { randomText } from './secrets';

const loginSchema = v.object({ email: v.string(), password: v.string() });
type Login = v.InferOutput<typeof loginSchema>;

/** The account to try the product with. */
export interface OwnerAccount {
  email: string;
  password: string;
  /** Whether it was made now. */
  fresh: boolean;
  /** Where e-mail and password stand. */
  file: string;
}

/**
 * Makes the owner's account at the first start, its address verified, and keeps the password. Undefined when somebody
 * made an account with this address before: its password is known to that person only.
 */
export async function ownerAccount(
  auth: Pick<RunningAuth, 'createUser'>,
  email: string,
  file: string,
  say: (line: string) => void,
): Promise<OwnerAccount | undefined> {
  const write = (account: Login): string => JSON.stringify(account, null, 2);
  const make = (): Login => ({ email, password: randomText(9) });
  const read = (json: string): Login => v.parse(v.pipe(v.string(), v.parseJson(), loginSchema), json);
  const known = await keptFile({ file, read, make, write, say, loss: "the owner's password is the one it was." });
  // The configuration may name another owner than at the last start.
  const fresh = known.fresh || known.value.email !== email;
  const account = known.value.email === email ? known.value : make();
  if (account !== known.value) await writeDurably(file, write(account));
  const created = await auth.createUser({ ...account, emailVerified: true });
  if (created || !fresh) return { ...account, fresh, file };
  await rm(file);
  return undefined;
}
