import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { gateCodes, type GateCode } from '../fault';
import { NotAllowed } from '../policy';
import { rolloutPlan, smokeStatement } from '../registry';
import { labelOf, versionName, type ReleaseRef } from '../store';
import { faultsInJson, GateRefusal, LostRace, NotThere } from '../refusals';

/** Where a gateway takes releases and what is said of them. Its requests and answers, as both sides read them. */
export const releasesPath = '/api/releases';

/** Where a release is published and read, below that. */
export const releasePath = (ref: ReleaseRef): string => `/at/${encodeURIComponent(labelOf(ref))}`;

const why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000));
const dryRun = v.optional(v.boolean());
const part = v.pipe(v.string(), v.maxLength(200));
const tried = {
  again: v.optional(v.boolean()),
  accept: v.optional(v.array(v.pipe(v.string(), v.maxLength(300)))),
  /** What the run let run in a browser; left out, nobody did, and the history says so. */
  smoke: v.optional(smokeStatement),
  /** In a dry run: something will run in a browser before this is asked for in earnest. */
  smokeFollows: v.optional(v.boolean()),
};

export const promoteRequest = v.object({
  releases: v.pipe(v.array(part), v.minLength(1), v.maxLength(50)),
  from: v.optional(versionName),
  ...tried,
  why,
  dryRun,
});
const { steps, everyMs, stopIf } = rolloutPlan;
export const rolloutRequest = v.union([
  v.object({ release: part, steps, everyMs, stopIf, ...tried, why, dryRun }),
  v.object({ part, steer: v.picklist(['next', 'pause', 'resume', 'stop']), why: v.optional(why), dryRun }),
]);
export const rollbackRequest = v.object({
  part,
  from: v.optional(versionName),
  to: v.optional(versionName),
  why: v.optional(why),
  dryRun,
});

export type PromoteRequest = v.InferOutput<typeof promoteRequest>;
export type RolloutRequest = v.InferOutput<typeof rolloutRequest>;
export type RollbackRequest = v.InferOutput<typeof rollbackRequest>;

/** What was done. */
export const outcomeAnswer = v.object({
  changed: v.boolean(),
  says: v.array(v.string()),
  warnings: v.array(v.string()),
});

const gateCode = v.custom<GateCode>((value) => typeof value === 'string' && Object.hasOwn(gateCodes, value));
const fault = v.object({ code: gateCode, part: v.string(), sentence: v.string() });
const refusedAnswer = v.object({ message: v.string(), faults: v.optional(v.array(fault)) });

export type RefusedAnswer = v.InferOutput<typeof refusedAnswer>;

/** The answer for a refusal: its status, and what a program reads. */
export function answerOf(refusal: Refusal): { status: number; body: RefusedAnswer } {
  const faults = refusal instanceof GateRefusal ? { faults: faultsInJson(refusal) } : {};
  return { status: statusOf(refusal), body: { message: refusal.message, ...faults } };
}

function statusOf(refusal: Refusal): number {
  if (refusal instanceof NotAllowed) return 403;
  if (refusal instanceof NotThere) return 404;
  return refusal instanceof LostRace ? 409 : 422;
}

/** The refusal that an answer stands for; `where` is the gateway. */
export function refusalOf(status: number, text: string, where: string): Refusal {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), refusedAnswer), text);
  const message = read.success
    ? read.output.message
    : `${where} answers ${status}: ${(text.split('\n', 1)[0] ?? '').slice(0, 200)}`;
  const faults = read.success ? read.output.faults : undefined;
  if (faults && faults.length > 0) return new GateRefusal(message.split('\n', 1)[0], faults);
  if (status === 403) return new NotAllowed(message);
  if (status === 404 && read.success) return new NotThere(message);
  return status === 409 ? new LostRace(message) : new Refusal(message);
}
