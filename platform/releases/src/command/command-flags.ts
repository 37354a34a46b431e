import { Misused } from '../refusals';
import type { Args, Flag } from './args';
import { nearestFlag } from './nearest-flag';

/** What a command that works on a store takes, wherever the store is. A gateway says itself what it does not take. */
const ofStore = ['store', 'log', 'via'] as const;
const ofChange = [...ofStore, 'why', 'dry-run'] as const;
const ofEnds = ['from', 'from-log', 'to', 'to-log', 'store', 'log'] as const;
const ofGate = ['again', 'accept', 'without-smoke'] as const;

/** The flags of each command; `--json` and `--help` belong to all. A command whose second word decides has a line for each. */
export const flagsOf: Readonly<Record<string, readonly Flag[]>> = {
  build: [],
  dev: ['in'],
  manifest: ['from', 'dry-run'],
  check: [...ofStore, 'against'],
  publish: [...ofStore, 'dry-run'],
  promote: [...ofChange, ...ofGate, 'from', 'set'],
  rollout: [...ofChange, ...ofGate, 'steps', 'every', 'stop-if', 'next', 'pause', 'resume', 'stop'],
  watch: [...ofStore, 'every', 'once', 'dry-run'],
  rollback: [...ofChange, 'from', 'to'],
  preview: [...ofStore, 'expires', 'origin', 'accept'],
  'preview-keys': [],
  'log-keys': [],
  revert: ofChange,
  pin: [...ofChange, 'until'],
  unpin: ofChange,
  freeze: [...ofChange, 'all'],
  unfreeze: [...ofChange, 'all'],
  offline: ofChange,
  'policy show': ofStore,
  'policy allow': [...ofChange, 'may', 'part'],
  'policy deny': [...ofChange, 'may', 'part'],
  'policy need-smoke': [...ofChange, 'all', 'off'],
  'policy need-signatures': [...ofChange, 'off'],
  status: ofStore,
  history: ofStore,
  why: [...ofStore, 'visitor'],
  diff: ofStore,
  verify: ofStore,
  prune: [...ofStore, 'tab-age', 'withdrawn', 'dry-run'],
  doctor: ofStore,
  restored: ofChange,
  move: [...ofEnds, 'why', 'dry-run'],
  restore: [...ofEnds.filter((flag) => !flag.startsWith('from')), 'why', 'dry-run'],
  mirror: [...ofEnds, 'every', 'once'],
  backup: [...ofStore, 'to', 'dry-run'],
  serve: ofStore,
  export: [...ofStore, 'target', 'origin', 'dry-run'],
  migrate: ['log', 'dry-run'],
};
const ofAll: readonly string[] = ['json', 'help'] satisfies Flag[];

/** The line of the table that a command line is read by; undefined where there is no such command. */
function lineOf({ command, words: [word = 'show'] }: Args): string | undefined {
  return [command, `${command} ${word}`].find((line) => Object.hasOwn(flagsOf, line));
}

/**
 * Throws Misused at the first flag that the command does not take, with the command that does, or the flag of this one that is
 * written most alike. A flag that nobody looks at would be a promise: `promote --steps 1,10` put a release live for everybody.
 */
export function refuseOtherFlags(args: Args): void {
  const line = lineOf(args);
  if (line === undefined) return;
  const takes: readonly string[] = flagsOf[line] ?? [];
  const other = args.said.find((flag) => !takes.includes(flag) && !ofAll.includes(flag));
  if (other !== undefined)
    throw new Misused(`rig4u ${line} takes no --${other}. ${instead(other, takes)} See rig4u --help.`);
}

function instead(other: Flag, takes: readonly string[]): string {
  const like = nearestFlag(other, takes);
  if (like !== undefined) return `Did you mean --${like}?`;
  const commands = Object.keys(flagsOf).filter((line) => flagsOf[line]?.includes(other));
  return commands.length <= 5 ? `It is a flag of rig4u ${commands.join(', ')}.` : 'Leave it out.';
}
