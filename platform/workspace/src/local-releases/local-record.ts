import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing } from '@rig4u/kernel';

/** For each part the local version that was put live last. What somebody puts live by hand afterwards stays until the sources change. */
export type LocalRecord = Readonly<Record<string, string>>;

const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
const fileIn = (store: string): string => join(store, 'local.json');

/** Reads the record. An unreadable one counts as none: then every part is put live again. */
export async function readLocalRecord(store: string): Promise<LocalRecord> {
  const read = v.safeParse(schema, await readFile(fileIn(store), 'utf8').catch(noneOnlyIfMissing));
  return read.success ? read.output : {};
}

export async function writeLocalRecord(store: string, record: LocalRecord): Promise<void> {
  const aside = `${fileIn(store)}.${randomUUID()}`;
  await mkdir(store, { recursive: true });
  await writeFile(aside, `${JSON.stringify(record, null, 2)}\n`);
  await rename(aside, fileIn(store));
}
