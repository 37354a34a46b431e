/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { ReferrerPolicyList, ResponseHeadersPolicyConfig } from '@aws-sdk/client-cloudfront';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import { runChild } from '@rig4u/kernel';
import { exportFor, small, type TestExport } from '../test-export';
import { s3CloudFront } from './cloudfront';
import { viewerRequest } from './edge-functions';
import { responseHeadersPolicy } from './response-headers-policy';

type Uploaded = PutObjectCommandInput & { file: string };
interface Event {
  request: { uri: string; headers: Record<string, { value: string }> };
  response: { headers: Record<string, { value: string }> };
}

/** The compiler compares these with the published list. */
const referrerPolicies: Record<ReferrerPolicyList, true> = {
  'no-referrer': true,
  'no-referrer-when-downgrade': true,
  origin: true,
  'origin-when-cross-origin': true,
  'same-origin': true,
  'strict-origin': true,
  'strict-origin-when-cross-origin': true,
  'unsafe-url': true,
};
const isReferrerPolicy = (text: string): text is ReferrerPolicyList => Object.hasOwn(referrerPolicies, text);

describe('an export for S3 with CloudFront, by its published formats', () => {
  let made: TestExport;
  let objects: Map<string, Uploaded>;
  let functions: { request: (event: Event) => Event['request']; response: (event: Event) => Event['response'] };

  beforeAll(async () => {
    made = await exportFor('s3-cloudfront');
    const list: Uploaded[] = JSON.parse(await made.text('s3/objects.json'));
    objects = new Map(list.map((object) => [`/${object.Key}`, object]));
    const run = async (name: string) => runInNewContext(`${await made.text(`cloudfront/${name}.js`)}; handler`);
    functions = { request: await run('viewer-request'), response: await run('viewer-response') };
  });

  /** What a browser is sent, as CloudFront and S3 say that they do it. */
  const sent = (uri: string, accepts?: string) => {
    const headers = accepts === undefined ? {} : { 'accept-encoding': { value: accepts } };
    const object = objects.get(functions.request({ request: { uri, headers }, response: { headers: {} } }).uri);
    if (!object) return undefined;
    const metadata = Object.entries(object.Metadata ?? {}).map(([name, value]) => [`x-amz-meta-${name}`, { value }]);
    const response = functions.response({
      request: { uri, headers },
      response: { headers: Object.fromEntries(metadata) },
    });
    const own = Object.entries(response.headers).map(([name, { value }]) => [name, value]);
    const known = {
      'content-type': object.ContentType,
      'cache-control': object.CacheControl,
      ...(object.ContentEncoding && { 'content-encoding': object.ContentEncoding }),
    };
    return { ...object, headers: { ...Object.fromEntries(own), ...known } };
  };

  it("sends every address, plain and by brotli, with the gateway's headers and bytes", async () => {
    const { named, rendered, patterns, other } = made.site.places;
    const pages = patterns.map(({ path, document }) => [path.replaceAll(/:[^/]+/g, 'any'), document] as const);
    const documents = [...named, ...rendered, ...pages, ['/nobody/knows', other] as const];
    const files = made.site.releases.flatMap(({ pieces }) => pieces).filter(({ coding }) => coding === 'identity');
    const brotli = new Map(
      made.site.releases
        .flatMap(({ pieces }) => pieces.filter(({ coding }) => coding === 'br'))
        .map((piece) => [piece.address, piece]),
    );
    const all = [
      ...documents.map(([path, { pieces }]) => ({
        path,
        plain: pieces.find(({ coding }) => coding === 'identity'),
        br: pieces.find(({ coding }) => coding === 'br'),
      })),
      ...files.map((plain) => ({ path: plain.address, plain, br: brotli.get(plain.address) })),
    ];
    for (const { path, plain, br } of all)
      for (const [piece, accepts] of [
        [plain, undefined],
        [plain, 'gzip, br;q=0'],
        [br ?? plain, 'gzip, br'],
      ] as const) {
        const {
          ETag: _tag,
          'Content-Length': _length,
          'Use-As-Dictionary': _dictionary,
          ...headers
        } = piece?.headers ?? {};
        const wanted = small({ ...headers, ...(headers['Vary'] && { Vary: 'Accept-Encoding' }) });
        const found = sent(path, accepts);
        expect({ path, ...found?.headers }).toEqual({ path, ...wanted });
        const bytes = await readFile(join(made.folder, found?.file ?? ''));
        expect([path, bytes.equals((await piece?.bytes()) ?? Buffer.from([]))]).toEqual([path, true]);
      }
  });

  it('has nothing where only a gateway answers', () => {
    for (const path of ['/api/loads', '/preview/x', '/host/', '/remotes/mf-x/1.0.0/a.js', '/healthz'])
      expect(sent(path)).toBeUndefined();
  });

  it('has a policy of the shape that AWS publishes', async () => {
    const { SecurityHeadersConfig: security, ...policy } = responseHeadersPolicy(made.site);
    const referrer = security.ReferrerPolicy.ReferrerPolicy;
    if (!isReferrerPolicy(referrer)) throw new Error(`CloudFront knows no referrer policy ${referrer}`);
    const config: ResponseHeadersPolicyConfig = {
      ...policy,
      SecurityHeadersConfig: { ...security, ReferrerPolicy: { Override: false, ReferrerPolicy: referrer } },
    };
    expect(JSON.parse(await made.text('cloudfront/response-headers-policy.json'))).toEqual(config);
    expect(config.SecurityHeadersConfig?.StrictTransportSecurity).toEqual({
      Override: true,
      AccessControlMaxAgeSec: 31_536_000,
      IncludeSubdomains: true,
      Preload: false,
    });
  });

  it('is uploaded by a script that a shell can read, one put for each object', async () => {
    const script = await made.text('s3/upload.sh');
    expect(script.split('\n').filter((line) => line.startsWith('put site/'))).toHaveLength(objects.size);
    expect((await runChild('sh', ['-n', join(made.folder, 's3/upload.sh')], {})).ok).toBe(true);
  });

  it('refuses a function that is too large for the edge', () => {
    const own = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`/guides/${i}`, '/_documents/0123456789abcdef01234567.html']),
    );
    expect(() => viewerRequest({ own, patterns: [], other: '', compressed: [] })).toThrow(
      'CloudFront takes at most 10240 bytes',
    );
  });

  it('refuses metadata that S3 would not take', () => {
    const [first, ...others] = made.site.releases;
    const pieces =
      first?.pieces.map((piece) => ({ ...piece, headers: { ...piece.headers, 'X-Long': 'x'.repeat(2_100) } })) ?? [];
    const site = { ...made.site, releases: [...others, ...(first ? [{ ...first, pieces }] : [])] };
    expect(() => s3CloudFront.layOut(site)).toThrow('bytes of metadata');
  });
});
