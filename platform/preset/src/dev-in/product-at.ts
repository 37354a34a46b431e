import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { fetcherOf, liveAt, NotThere, type Live } from '@rig4u/releases';

const jsonText = v.pipe(v.string(), v.parseJson(), v.looseObject({ schema: v.number() }));
const [knownIndex, knownContract] = [2, 1];

/**
 * What is live at the origin that a remote is to be seen in. Throws a Refusal that says what to do where it does not answer, is none
 * of this product, or is of another edition than this command knows.
 */
export async function productAt(origin: string): Promise<Live> {
  const bytes = await fetcherOf(origin)('/registry/index.json');
  const index = v.safeParse(jsonText, bytes && new TextDecoder().decode(bytes));
  if (!index.success)
    throw new NotThere(
      `${origin} has no /registry/index.json, so no gateway of this product serves it. Look at the address; of a product on this ` +
        'machine it is http://localhost:4400, while npm start runs.',
    );
  await refuseMoved(origin);
  refuseOther('an index of format', index.output.schema, knownIndex, origin);
  const live = await liveAt(origin);
  const host = [...live.published.values()].find((build) => build.kind === 'host');
  if (host?.kind === 'host') refuseOther('a host of contract', host.manifest.contract, knownContract, origin);
  return live;
}

/** Pages are asked for at the origin itself, and a redirect would lead the browser away from here. */
async function refuseMoved(origin: string): Promise<void> {
  const { status, headers } = await fetch(new URL('/registry/index.json', origin), { redirect: 'manual' });
  const to = new URL(headers.get('location') ?? origin, origin).origin;
  if (status >= 300 && status < 400 && to !== new URL(origin).origin)
    throw new Refusal(`${origin} sends everybody to ${to}. Write --in ${to}.`);
}

function refuseOther(what: string, theirs: number, known: number, origin: string): void {
  if (theirs === known) return;
  const advice =
    theirs > known
      ? 'Update @rig4u/preset in this repository.'
      : 'Use an older @rig4u/preset here, or ask for a newer gateway there.';
  throw new Refusal(`${origin} has ${what} ${theirs}, and this command knows ${known}. ${advice}`);
}
