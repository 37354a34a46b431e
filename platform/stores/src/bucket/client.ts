import { S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '@rig4u/kernel';

export type Env = Readonly<Record<string, string | undefined>>;

/** Nothing is waited for longer: a connection, silence in the middle of an answer, all tries of one question. */
const patience = { connectionTimeout: 5_000, socketTimeout: 10_000 };
const tries = 3;

/** A client, and the service that it asks as sentences name it. */
export interface Service {
  client: S3Client;
  endpoint: string;
}

/** The service that the environment names, by the names that every S3 tool knows. Throws a Refusal where the address cannot be read. */
export function serviceIn(env: Env): Service {
  // The version is pinned, so what later ones need of Node is no news to whoever promotes a release.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const endpoint = endpointIn(env);
  const region = env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? (endpoint && 'us-east-1');
  const credentials = keyIn(env);
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(region && { region }),
    ...(credentials && { credentials }),
    maxAttempts: tries,
    requestHandler: patience,
    // Each body is signed with its hash, which the service checks; not every service knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, endpoint: endpoint ?? `S3 in ${region ?? 'the region of the profile'}` };
}

function endpointIn(env: Env): string | undefined {
  const text = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url.href;
  throw new Refusal(
    'AWS_ENDPOINT_URL_S3 is the address of the service, such as https://s3.example, without keys in it: those are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_SHARED_CREDENTIALS_FILE.',
  );
}

/** The key in the environment; where a profile is asked for, or nothing, the client looks where every S3 tool looks. */
function keyIn(env: Env) {
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (env['AWS_PROFILE'] || !accessKeyId || !secretAccessKey) return undefined;
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}
