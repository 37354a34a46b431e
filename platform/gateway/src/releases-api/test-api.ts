import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { allowOrDeny, promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '@rig4u/releases/fake-builds';
import type { Signing } from '@rig4u/releases/signed';
import type { StoreAt } from '@rig4u/releases/store';
import { createGateway } from '../app';
import { releasesApi } from './releases-api';
import { at, audience, mainBranch, type testIssuer } from './test-issuer';

const rights = ['publish', 'promote', 'rollout', 'rollback'] as const;

export interface ApiSetup {
  perMinute?: number;
  largest?: number;
  signing?: Signing;
  /** What the gateway is given in place of the folder. */
  given?: (store: string) => StoreAt;
}

/** For tests: a gateway that takes releases of the guides from the main branch of an issuer, with a host live. */
export async function testApi(
  issuer: Awaited<ReturnType<typeof testIssuer>>,
  { perMinute = 600, largest = 200_000, signing, given = (folder) => folder }: ApiSetup = {},
) {
  const store = await temporaryFolder();
  const log: string[] = [];
  await publish(store, await writeDist(fakeHost().files));
  await promote(store, { part: 'host', version: '1.0.0' }, { signing });
  const options = { by: 'anna', signing };
  await allowOrDeny(store, 'allow', { who: 'anna', may: [...rights, 'hold', 'policy'], parts: [] }, options);
  await allowOrDeny(store, 'allow', { who: issuer.named(mainBranch), may: rights, parts: ['mf-guides'] }, options);
  const settings = { issuers: [issuer.issuer], audience, perMinute, largest };
  const say = (line: string) => void log.push(line);
  const releases = releasesApi({
    settings,
    store: given(store),
    signing,
    limits: { trustedProxies: 0 },
    log: say,
    now: () => at,
  });
  const app = createGateway({ store, config: await loadConfig({}), log: say, releases });
  const token = await issuer.token();
  const ask = async (path: string, init: RequestInit = {}, bearer: string | undefined = token) => {
    const headers = { ...init.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const answer = await app.fetch(new Request(`http://rig4u.test/api/releases${path}`, { ...init, headers }));
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const post = async (path: string, body: object | string, bearer?: string) => {
    const { status, text } = await ask(
      path,
      { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
      bearer,
    );
    return { status, body: JSON.parse(text) };
  };
  const put = async (spec: FakeRemote = {}, { as, bearer }: { as?: string; bearer?: string } = {}) => {
    const { files, manifest } = fakeRemote(spec);
    const form = new FormData();
    for (const [path, bytes] of files) form.append(path, new Blob([Uint8Array.from(bytes)]), path);
    const address = `/at/${encodeURIComponent(as ?? `${manifest.name}@${manifest.version}`)}`;
    const { status, text } = await ask(address, { method: 'PUT', body: form }, bearer);
    return { status, body: JSON.parse(text) };
  };
  return { store, log, ask, post, put };
}
