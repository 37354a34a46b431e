import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { startAuth, type RunningAuth } from '.';

const answer = v.looseObject({
  idToken: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
  localId: v.optional(v.string()),
  error: v.optional(v.looseObject({ message: v.string() })),
});

/** What a browser asks of the sign-in, without a browser. */
export async function ask(url: string, method: string, body: Record<string, unknown>) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return v.parse(answer, await response.json());
}

const tokenAnswer = v.looseObject({ id_token: v.string() });

/** A new token for a refresh token. */
export async function refresh(url: string, refreshToken: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return v.parse(
    tokenAnswer,
    await (await fetch(`${url}/securetoken.googleapis.com/v1/token?key=local`, { method: 'POST', body })).json(),
  ).id_token;
}

/** The header and the claims of a token whose signature is right by the keys that the sign-in publishes; throws otherwise. */
export async function checkedToken(auth: Pick<RunningAuth, 'jwksUrl'>, token = '') {
  const { keys } = v.parse(
    v.object({ keys: v.array(v.looseObject({ kid: v.string() })) }),
    await (await fetch(auth.jwksUrl)).json(),
  );
  const [header = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string) =>
    v.parse(v.record(v.string(), v.unknown()), JSON.parse(Buffer.from(part, 'base64url').toString()));
  const key = keys.find(({ kid }) => kid === read(header).kid);
  if (
    !key ||
    !verify(
      'RSA-SHA256',
      Buffer.from(`${header}.${claims}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    )
  )
    throw new Error('The signature is wrong');
  return { header: read(header), claims: read(claims) };
}

/** A sign-in in a folder of its own; `again` starts one on the same data. */
export async function authForTest() {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-auth-'));
  const dataFile = join(folder, 'users.json');
  const said: string[] = [];
  const again = (port = 0) => startAuth({ projectId: 'demo-test', dataFile, port, say: (line) => said.push(line) });
  return { folder, dataFile, said, again };
}
