import { Misused } from '../refusals';
import { mustBeFormat2 } from '../release/format-1';
import type { Store } from '../store';
import type { Args } from './args';
import { openStore } from './open-store';
import type { Env, Scene } from './scene';

export type End = 'from' | 'to';

/**
 * The store at one end of a move: `--from` or `--to`, with its log in `--from-log`, RIG4U_FROM_LOG or the file RIG4U_FROM_LOG_FILE names
 * (RIG4U_TO_…). What RIG4U_STORE and RIG4U_LOG name may be either end, and so is neither. Throws a Refusal.
 */
async function openEnd(end: End, args: Args, scene: Scene): Promise<Store> {
  const { command } = args;
  const store = args[end];
  if (store === undefined)
    throw new Misused(`Say which store: rig4u ${command} --${end} <folder or s3://bucket/prefix>.`);
  const log = end === 'from' ? args.fromLog : args.toLog;
  const opened = await openStore({ command, store, log }, { ...scene, env: envOf(end, scene.env) }, false);
  if (opened.folder !== undefined) await mustBeFormat2(opened.folder);
  return opened;
}

/** Runs work on two stores and gives their connections back. */
export async function withEnds(
  args: Args,
  scene: Scene,
  work: (from: Store, to: Store) => Promise<void>,
): Promise<void> {
  const from = await openEnd('from', args, scene);
  try {
    await withEnd('to', args, scene, (to) => work(from, to));
  } finally {
    await from.close();
  }
}

/** The same with one. */
export async function withEnd(
  end: End,
  args: Args,
  scene: Scene,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const store = await openEnd(end, args, scene);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

/** Without this, RIG4U_LOG would lie beside either end. */
const envOf = (end: End, env: Env): Env => ({
  ...env,
  RIG4U_STORE: undefined,
  RIG4U_LOG: env[`RIG4U_${end.toUpperCase()}_LOG`],
});
