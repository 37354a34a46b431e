import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { registryRelease, type Release } from '@rig4u/shared/contracts';
import { faultVersionsFile, type Fault } from './folders';

/** One of the fixture's published releases, as a registry would name it. */
export async function faultRelease(store: string, fault: Fault): Promise<Release> {
  const version = v.parse(v.record(v.string(), v.string()), await readJson(faultVersionsFile(store)))[fault];
  if (!version) throw new Error(`The prepared store has no release for the fault ${fault}`);
  const record = await readJson(path.join(store, 'remotes/mf-fault', version, 'release.json'));
  return v.parse(registryRelease, record);
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
