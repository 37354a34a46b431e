import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readLocalProduct } from '../local-product';
import { preview } from '../release/preview';
import { makePreviewKeys, previewKeyFiles, readPreviewKey } from '../preview';
import { Misused } from '../refusals';
import { labelOf, parseRef, type Store } from '../store';
import type { Args } from './args';
import { authorOf } from './author';
import { readMoment } from './moment';
import { tell, type Command, type Env, type StoreCommand } from './scene';
import { wordOf } from './words';

const day = 24 * 3_600_000;
/** A link that is found years later must open nothing. */
const longestDays = 30;
const keySetting = 'RIG4U_PREVIEW_KEY_FILE';

/** Makes a link to the site with a release in it that is not live. */
export const previewing: StoreCommand = async (args, { store, cwd, env, say, clock }) => {
  const ref = parseRef(wordOf(args, 'part>@<version'));
  const until = readMoment(args.expires ?? '7d', clock());
  if (until <= clock()) throw new Misused('A preview ends in the future. Give --expires such as 2h, 7d or 2026-12-24.');
  if (until > clock() + longestDays * day) throw new Misused(`A preview is for ${longestDays} days at most.`);
  const privateKey = await readPreviewKey(keyFile(store, cwd, env), 'private', keySetting);
  const by = await authorOf(env, cwd);
  const options = { privateKey, origin: await originOf(args, env, store), until, by, accept: args.accept };
  const { link, claim } = await preview(store, ref, options);
  tell(
    args,
    { link, ...claim },
    () => [link, `It shows ${labelOf(ref)} until ${claim.until} to whoever opens it.`],
    say,
  );
};

/** The key that is named, or the one that `npm start` made beside the store of the workspace. */
function keyFile({ folder }: Store, cwd: string, env: Env): string {
  const named = env[keySetting];
  if (named) return resolve(cwd, named);
  const { privateFile } = previewKeyFiles(dirname(folder ?? cwd));
  if (folder !== undefined && existsSync(privateFile)) return privateFile;
  throw new Misused(`Say which key signs the link: ${keySetting}=<file>. "rig4u preview-keys <folder>" makes a pair.`);
}

/** The site that is named, or the one of `npm start` beside the store, whatever its port. */
async function originOf({ origin }: Args, env: Env, { folder }: Store): Promise<string> {
  const named = origin ?? env['RIG4U_ORIGIN'] ?? (env['PORT'] && onPort(env['PORT']));
  const text = named || ((await readLocalProduct(folder))?.origin ?? onPort('4400'));
  if (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text) return text;
  throw new Misused(`"${text}" is not the address of a site. Write it without a path: --origin https://shop.example.`);
}

const onPort = (port: string): string => `http://localhost:${port}`;

/** Makes the two keys of previews. */
export const previewKeys: Command = async (args, { cwd, say }) => {
  const { privateFile, publicFile, made } = await makePreviewKeys(resolve(cwd, wordOf(args, 'folder')));
  tell(
    args,
    { privateFile, publicFile, made },
    () => [
      made ? 'Made a pair of keys.' : 'There is a pair of keys already.',
      `For "rig4u preview" alone: ${keySetting}=${privateFile}`,
      `For every gateway: RIG4U_PREVIEW_PUBLIC_KEY_FILE=${publicFile}`,
    ],
    say,
  );
};
