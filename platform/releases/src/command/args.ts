import { parseArgs } from 'node:util';
import { Misused } from '../refusals';
import { nearestFlag } from './nearest-flag';

/** A command line, read. `words` are those after the command, `said` the flags that it names. */
export interface Args {
  command: string;
  words: string[];
  said: readonly Flag[];
  store: string | undefined;
  log: string | undefined;
  against: string | undefined;
  in: string | undefined;
  from: string | undefined;
  fromLog: string | undefined;
  to: string | undefined;
  toLog: string | undefined;
  set: string | undefined;
  why: string | undefined;
  until: string | undefined;
  steps: string | undefined;
  every: string | undefined;
  stopIf: string | undefined;
  visitor: string | undefined;
  expires: string | undefined;
  origin: string | undefined;
  target: string | undefined;
  accept: string[];
  may: string | undefined;
  via: string | undefined;
  part: string[];
  off: boolean;
  tabAge: string | undefined;
  withdrawn: boolean;
  next: boolean;
  pause: boolean;
  resume: boolean;
  stop: boolean;
  again: boolean;
  once: boolean;
  withoutSmoke: boolean;
  all: boolean;
  json: boolean;
  dryRun: boolean;
  help: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  store: text,
  log: text,
  against: text,
  in: text,
  from: text,
  'from-log': text,
  to: text,
  'to-log': text,
  set: text,
  why: text,
  until: text,
  steps: text,
  every: text,
  'stop-if': text,
  visitor: text,
  expires: text,
  origin: text,
  target: text,
  next: flag,
  pause: flag,
  resume: flag,
  stop: flag,
  accept: { type: 'string', multiple: true },
  may: text,
  via: text,
  part: { type: 'string', multiple: true },
  off: flag,
  'tab-age': text,
  withdrawn: flag,
  again: flag,
  once: flag,
  'without-smoke': flag,
  all: flag,
  json: flag,
  'dry-run': flag,
  help: { type: 'boolean', short: 'h' },
} as const;

/** A flag as it is written behind `--`. */
export type Flag = keyof typeof options;
const isFlag = (name: string): name is Flag => Object.hasOwn(options, name);

/** Reads a command line. Throws Misused at what it does not know. */
export function readArgs(argv: readonly string[]): Args {
  const { values, positionals } = parse(argv);
  // What a script's variable that is not set leaves; as a path it would be this folder. A reason may be left out where none is needed.
  const empty = Object.entries(values).find(([name, value]) => name !== 'why' && [value].flat().includes(''))?.[0];
  if (empty !== undefined) throw new Misused(`--${empty} is followed by nothing. See rig4u --help.`);
  if (positionals.includes('')) throw new Misused('A word of the command line is empty. See rig4u --help.');
  const [command = '', ...words] = positionals;
  const {
    store,
    log,
    against,
    from,
    to,
    set,
    why,
    until,
    steps,
    every,
    visitor,
    expires,
    origin,
    accept = [],
  } = values;
  return {
    command,
    words,
    said: Object.keys(values).filter(isFlag),
    store,
    log,
    against,
    in: values.in,
    from,
    fromLog: values['from-log'],
    to,
    toLog: values['to-log'],
    set,
    why,
    until,
    steps,
    every,
    stopIf: values['stop-if'],
    visitor,
    expires,
    origin,
    target: values.target,
    accept,
    may: values.may,
    via: values.via,
    part: values.part ?? [],
    off: values.off ?? false,
    tabAge: values['tab-age'],
    withdrawn: values.withdrawn ?? false,
    next: values.next ?? false,
    pause: values.pause ?? false,
    resume: values.resume ?? false,
    stop: values.stop ?? false,
    again: values.again ?? false,
    once: values.once ?? false,
    withoutSmoke: values['without-smoke'] ?? false,
    all: values.all ?? false,
    json: values.json ?? false,
    dryRun: values['dry-run'] ?? false,
    help: values.help ?? false,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = Object(error);
    if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
      throw new Misused(`${String(message)}.${meant(argv)} See rig4u --help.`);
    throw error;
  }
}

/** The flag that is meant by the first one that is none. */
function meant(argv: readonly string[]): string {
  const written = argv.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []).find((name) => !isFlag(name));
  const flag = written === undefined ? undefined : nearestFlag(written, Object.keys(options));
  return flag === undefined ? '' : ` Did you mean --${flag}?`;
}
