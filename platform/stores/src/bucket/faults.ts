import { S3ServiceException } from '@aws-sdk/client-s3';
import { errorCode } from '@rig4u/kernel';
import { DiskRefusal, StoreAway } from '@rig4u/releases/store';

/** What a sentence names: the store, its bucket, and the service. */
export interface Place {
  name: string;
  bucket: string;
  endpoint: string;
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether there is no such object, while the bucket is there. */
export const isGone = (error: unknown): boolean => error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** Whether the connection broke, before or in the middle of an answer. */
export const isCut = (error: unknown): boolean =>
  away.has(errorCode(error)) || (error instanceof Error && error.name === 'TimeoutError');

const away = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ERR_STREAM_PREMATURE_CLOSE', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
]);

const rights = 's3:GetObject, s3:PutObject and s3:ListBucket (platform/docs/stores.md has the policy)';
const key = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the file that AWS_SHARED_CREDENTIALS_FILE names';

/** What to do, by the code that the service gives. */
const byCode: Readonly<Record<string, (place: Place) => string>> = {
  NoSuchBucket: ({ bucket, endpoint }) =>
    `There is no bucket ${bucket} at ${endpoint}. Create it, or look at the address of the store and at AWS_ENDPOINT_URL_S3.`,
  AccessDenied: ({ name }) => `The key has no rights on ${name}. It needs ${rights}.`,
  InvalidAccessKeyId: ({ endpoint }) => `${endpoint} does not know the key. Look at ${key}.`,
  SignatureDoesNotMatch: ({ endpoint }) => `The secret is not the one of the key at ${endpoint}. Look at ${key}.`,
  ExpiredToken: ({ endpoint }) => `The session at ${endpoint} has ended. Sign in again, and look at AWS_SESSION_TOKEN.`,
  RequestTimeTooSkewed: ({ endpoint }) =>
    `The clocks of this machine and of ${endpoint} are more than 15 minutes apart. Set this one (NTP), then try again.`,
  PermanentRedirect: ({ bucket }) => `The bucket ${bucket} lies in another region. Set AWS_REGION to it.`,
  AuthorizationHeaderMalformed: ({ bucket }) => `The bucket ${bucket} lies in another region. Set AWS_REGION to it.`,
  NotImplemented: ({ endpoint }) =>
    `${endpoint} does not write under a condition, so two promotions could overwrite each other. Take another service, or keep the log in a database (--log).`,
};

/** An error of the client in words that say what to do. What is no fault of the service stays what it is. */
export function explained(error: unknown, place: Place): unknown {
  if (!(error instanceof Error)) return error;
  const sentence = sentenceOf(error, place);
  if (sentence === undefined) return error;
  if (isFull(error)) return new DiskRefusal(sentence, { cause: error });
  return new (error.name === 'NoSuchBucket' ? NoSuchBucket : StoreAway)(sentence, { cause: error });
}

/** Whether a service has no room; each has its own name for it. */
const isFull = (error: Error): boolean => statusOf(error) === 507 || /StorageFull|Quota/.test(error.name);

/** Where there is no such bucket there is no such store. */
class NoSuchBucket extends StoreAway {
  override name = 'NotThere';
}

function sentenceOf(error: Error, place: Place): string | undefined {
  if (isCut(error))
    return `${place.name} does not answer at ${place.endpoint} (${String(errorCode(error) ?? error.name)}). Look at AWS_ENDPOINT_URL_S3 and at the network, then try again.`;
  if (error.name === 'CredentialsProviderError') return `There is no key for ${place.name}. Set ${key}.`;
  if (error.message === 'Region is missing') return `Set AWS_REGION to the region of the bucket ${place.bucket}.`;
  if (!(error instanceof S3ServiceException)) return undefined;
  const status = statusOf(error);
  if (isFull(error))
    return `${place.endpoint} has no room left for ${place.name} (${error.name}, ${error.message}). What was being written is not there: make room and run this again.`;
  const known = Object.hasOwn(byCode, error.name) ? byCode[error.name] : undefined;
  if (known) return known(place);
  if (status === 403) return byCode['AccessDenied']?.(place);
  if (status === 501) return byCode['NotImplemented']?.(place);
  return `${place.endpoint} refuses what ${place.name} needs: ${error.name}, ${error.message} (status ${status ?? 'unknown'}). Try again; when it stays, ask whoever runs the service.`;
}
