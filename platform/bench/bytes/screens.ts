import * as v from 'valibot';

const registry = v.object({ remotes: v.record(v.string(), v.object({ live: v.object({ version: v.string() }) })) });
const manifest = v.object({ screens: v.array(v.object({ path: v.string(), example: v.optional(v.string()) })) });

/** An address of every screen of a served product: the home page, and of each remote what opens its screens. */
export async function screensOf(url: string): Promise<string[]> {
  const { remotes } = v.parse(registry, await json(`${url}/registry.json`));
  const theirs = Object.entries(remotes).map(async ([name, { live }]) => {
    const { screens } = v.parse(manifest, await json(`${url}/remotes/${name}/${live.version}/remote.json`));
    return screens.map(({ path, example }) => example ?? path);
  });
  return ['/', ...(await Promise.all(theirs)).flat()];
}

async function json(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
