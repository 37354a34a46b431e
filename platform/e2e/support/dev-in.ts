import path from 'node:path';
import { copyPart } from './build-variant';
import { develop, type Developing } from './develop';
import { root } from './folders';

export const rig4u = path.join(root, 'platform/releases/bin/rig4u.mjs');

/** A remote that is being written, in a running product. */
export interface DevelopedIn extends Developing {
  /** Its folder. */
  dir: string;
}

/** Starts `rig4u dev --in` for a remote that the product does not have. `name`: of the folder where it is copied to. */
export async function developIn(product: string, name: string): Promise<DevelopedIn> {
  const from = path.join(root, 'platform/e2e/fixtures/mf-workshop');
  const dir = await copyPart({ from, name: 'mf-workshop', version: name });
  return { ...(await develop([rig4u, 'dev', '--in', product], dir, /Ctrl\+C stops it/)), dir };
}
