import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';

const localProduct = v.object({
  /** Where the site is. */
  origin: v.string(),
  /** The database in which it is kept how releases load, with the rights of a gateway. */
  loads: v.optional(v.string()),
});

export type LocalProduct = v.InferOutput<typeof localProduct>;

const fileOf = (store: string): string => join(dirname(store), 'local-product.json');
const text = v.pipe(v.string(), v.parseJson(), localProduct);

/** Tells the commands on this machine what `npm start` serves from a store. Nobody else may read it: there is a password in it. */
export async function tellLocalProduct(store: string, product: LocalProduct): Promise<void> {
  await forgetLocalProduct(store);
  await writeFile(fileOf(store), JSON.stringify(product), { mode: 0o600 });
  // A folder with wider habits must not give it away.
  await chmod(fileOf(store), 0o600);
}

export const forgetLocalProduct = (store: string): Promise<void> => rm(fileOf(store), { force: true });

/** What `npm start` said; undefined where it does not run, or the store is in no folder. */
export async function readLocalProduct(store: string | undefined): Promise<LocalProduct | undefined> {
  if (store === undefined) return undefined;
  const written = await readFile(fileOf(store), 'utf8').catch(noneOnlyIfMissing);
  if (written === undefined) return undefined;
  const read = v.safeParse(text, written);
  if (read.success) return read.output;
  throw new Refusal(`${fileOf(store)} cannot be read. Start the product again with npm start, which writes it anew.`);
}
