import { errorCode, Refusal } from '@rig4u/kernel';
import { DiskRefusal, StoreAway } from '@rig4u/releases/store';

/** What a person does about an answer of the server, by its SQLSTATE. */
const answers: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password. Correct them in the address of the log.',
  '28000': 'does not let this user in. Look at the address of the log and at what the server allows (pg_hba.conf).',
  '3D000': 'is no database of its server. Make it, or correct the address of the log.',
  '42P01':
    'holds no log yet. Run "rig4u migrate" once with this log (RIG4U_LOG_FILE or --log), as a user who may make tables.',
  '3F000':
    'holds no log yet. Run "rig4u migrate" once with this log (RIG4U_LOG_FILE or --log), as a user who may make tables.',
  '42703': 'holds the log of another release. Run "rig4u migrate" of this one with this log (RIG4U_LOG_FILE or --log).',
  '42P10':
    'has lost the key of its table, so two promotions could overwrite each other. Let the log begin in another database.',
  '42501': 'does not let this user do that. Grant him the role rig4u_log_writer, or rig4u_log_reader to read only.',
  '25006': 'is read-only: a copy that follows another server. Name the one that is written to.',
  '53100': 'has no room left on its disk. Nothing was added: make room and run this again.',
  '53200': 'has no memory left. Nothing was added: run this again when it has.',
  '53300': 'takes no more connections. Raise its max_connections, or end what holds them.',
  '57014': 'takes too long. Look at what holds it up (pg_stat_activity), and run this again.',
  RG001: 'has no revision before this one, and a log has no gap. Nothing was added.',
  RG002: 'has another revision before this one than its text says: it was made for another log. Nothing was added.',
  RG003: 'keeps its revisions as they are.',
};

/** A certificate that is not believed. */
const ofCertificate = /CERT|SELF_SIGNED|ISSUER|ERR_TLS|UNABLE_TO_(VERIFY|GET)/;

/** Whether the server itself answered; else the connection broke or was none. EPIPE and the like are of this machine. */
const isAnswer = (code: unknown): code is string => typeof code === 'string' && /^(?!E[A-Z])[0-9A-Z]{5}$/.test(code);

/** What passes by itself: a connection that broke, a server that starts or stops, or is full of connections for a moment. */
export function passes(error: unknown): boolean {
  const code = errorCode(error);
  return isAnswer(code) ? /^(08|57P0|40001|40P01|53300)/.test(code) : !needsWork(error);
}

const needsWork = (error: unknown): boolean =>
  error instanceof Refusal || isUnencrypted(error) || ofCertificate.test(String(errorCode(error)));

const isUnencrypted = (error: unknown): boolean => /does not support SSL/i.test(String(error));

/** What is said of a failed question to the database of this name. Of the address it knows no more than the name. */
export function refusalOf(error: unknown, name: string): Refusal {
  if (error instanceof Refusal) return error;
  const code = String(errorCode(error) ?? '');
  const known = answers[code];
  if (known !== undefined) return withKnown(code, `${name} ${known} (${wordsOf(error)})`, error);
  if (isUnencrypted(error))
    return new StoreAway(`${name} speaks no TLS. Switch it on there, or write sslmode=disable into the address.`, {
      cause: error,
    });
  if (ofCertificate.test(code))
    return new StoreAway(
      `${name} shows a certificate that is not believed (${code}). Name who signed it: sslrootcert=<file> in the address.`,
      { cause: error },
    );
  if (isAnswer(code))
    return new (passes(error) ? StoreAway : Refusal)(`${name} refuses this (${code}: ${wordsOf(error)}).`, {
      cause: error,
    });
  return new StoreAway(
    `${name} does not answer (${wordsOf(error)}). Look whether it runs and can be reached from here; this may be run again.`,
    { cause: error },
  );
}

function withKnown(code: string, sentence: string, cause: unknown): Refusal {
  if (code === '53100') return new DiskRefusal(sentence, { cause });
  // What the tables themselves refuse is no fault of the place.
  return code.startsWith('RG') ? new Refusal(sentence, { cause }) : new StoreAway(sentence, { cause });
}

/** Several addresses of one name fail together: the first one's words say enough. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return wordsOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
