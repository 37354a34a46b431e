import { Refusal } from '@rig4u/kernel';
import { gateCodes, pageOf, type Fault } from './fault';

/** The gate says no. The message begins with what to do; each fault stands on a line of its own. */
export class GateRefusal extends Refusal {
  override name = 'GateRefusal';

  constructor(
    advice: string | undefined,
    readonly faults: readonly Fault[],
  ) {
    super([...(advice ? [advice] : []), ...faults.map((fault) => lineOf(fault, advice))].join('\n  '));
  }
}

/** A fault as a line. What it is about is said at its end, unless the advice above names it. */
const lineOf = ({ code, part, sentence }: Fault, advice: string | undefined): string =>
  advice === undefined || advice.includes(part) ? `${code} ${sentence}` : `${code} ${sentence} · ${part}`;

/** Somebody holds what was to be changed: a pin, a freeze, a release that was withdrawn. */
export class Held extends Refusal {
  override name = 'Held';
}

/** Somebody else was faster: what was to be changed is not what the command took it for. */
export class LostRace extends Refusal {
  override name = 'LostRace';
}

/** There is no such store, part, release or revision. */
export class NotThere extends Refusal {
  override name = 'NotThere';
}

/** What a store holds is not what was put there. */
export class Damaged extends Refusal {
  override name = 'Damaged';
}

/** The place that keeps a store does not answer, or does not let us in: whoever set it up can change that. */
export class StoreAway extends Refusal {
  override name = 'StoreAway';
}

/** A disk does not let a command write or read what it has to, or a service has no room. */
export class DiskRefusal extends Refusal {
  override name = 'DiskRefusal';
  /** What was done all the same, as a sentence. */
  readonly done: string | undefined;

  constructor(message: string, { done, ...options }: ErrorOptions & { done?: string } = {}) {
    super(done === undefined ? message : `${done} ${message}`, options);
    this.done = done;
  }
}

/** The command line cannot be carried out as it is written. */
export class Misused extends Refusal {
  override name = 'Misused';
}

/** What a program reads of a refusal: a list, because a release can have more than one fault. */
export const faultsInJson = ({ faults }: GateRefusal) =>
  faults.map(({ code, part, sentence }) => ({ code, part, title: gateCodes[code], sentence, page: pageOf(code) }));

/** For `.catch`: what is refused is `undefined`, any other failure goes on. */
export function noneIfRefused(error: unknown): undefined {
  if (isRefusal(error)) return undefined;
  throw error;
}

/** Whether another package refused: beside the command's one file it brings the class of its own sources. */
export const isRefusal = (cause: unknown): cause is Error =>
  cause instanceof Refusal || (cause instanceof Error && ofOtherPackages.includes(cause.name));

/** What the packages that the command loads refuse with. */
const ofOtherPackages = ['Refusal', 'NotThere', 'StoreAway', 'DiskRefusal'];
