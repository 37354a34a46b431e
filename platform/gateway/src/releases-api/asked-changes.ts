import * as v from 'valibot';
import {
  nextStep,
  pauseRollout,
  promote,
  publishFiles,
  resumeRollout,
  rollback,
  rollout,
  stopRollout,
  type CommandOptions,
  type Outcome,
} from '@rig4u/releases';
import { readManifest, refOf } from '@rig4u/releases/manifest';
import { labelOf, parsePart, parseRef, type FileMap, type ReleaseRef, type StoreAt } from '@rig4u/releases/store';
import { promoteRequest, rollbackRequest, rolloutRequest } from '@rig4u/releases/via';
import { describeIssues } from '@rig4u/shared/contracts';
import { ApiRefusal } from './api-refusal';

/** What was done, or would be; `wrote`: whether a revision was added. */
export interface Done {
  outcome: Outcome;
  wrote: boolean;
}

type Who = Pick<CommandOptions, 'by' | 'proven' | 'signing' | 'clock'>;

/** What may be asked for, by its path: a text is carried out in the name of who sent it. Throws a Refusal. */
export const askedChanges: Readonly<Record<string, (store: StoreAt, text: string, who: Who) => Promise<Done>>> = {
  promote: (store, text, who) => {
    const { releases, ...asked } = read(promoteRequest, text);
    return done(asked, promote(store, releases.map(parseRef), { ...who, ...tried(asked) }));
  },
  rollout: (store, text, who) => {
    const asked = read(rolloutRequest, text);
    if ('steer' in asked) return done(asked, steering[asked.steer](store, parsePart(asked.part), { ...who, ...asked }));
    const { release, ...how } = asked;
    return done(how, rollout(store, parseRef(release), { ...who, ...tried(how) }));
  },
  rollback: (store, text, who) => {
    const { part, ...asked } = read(rollbackRequest, text);
    return done(asked, rollback(store, parsePart(part), { ...who, ...asked }));
  },
};

async function done({ dryRun = false }: { dryRun?: boolean | undefined }, doing: Promise<Outcome>): Promise<Done> {
  const { changed, says, warnings } = await doing;
  return { outcome: { changed, says, warnings }, wrote: changed && !dryRun };
}

const steering = { next: nextStep, pause: pauseRollout, resume: resumeRollout, stop: stopRollout } as const;

/** A run says what it loaded in a browser. In a dry run before that, nothing is asked for yet. */
function tried<T extends Pick<v.InferOutput<typeof promoteRequest>, 'smoke' | 'smokeFollows' | 'dryRun'>>(asked: T) {
  const { smoke: statement, smokeFollows, ...rest } = asked;
  const smoke = smokeFollows && asked.dryRun ? async () => [] : undefined;
  return { ...rest, statement, smoke };
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), schema), text);
  if (found.success) return found.output;
  throw new ApiRefusal(400, `The request cannot be read: ${describeIssues(found.issues).slice(0, 500)}.`);
}

/** Puts files into the store as the release that the address names. Throws a Refusal. */
export async function publishAs(
  store: StoreAt,
  ref: ReleaseRef,
  files: FileMap,
  options: { dryRun: boolean; clock: () => number },
): Promise<Done> {
  const { part, version } = refOf(readManifest(files));
  if (part === ref.part && version === ref.version) return done(options, publishFiles(store, files, options));
  throw new ApiRefusal(400, `The files are of ${part}@${version}, and were sent as ${labelOf(ref)}.`);
}
