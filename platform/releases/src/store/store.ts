import type { FileMap } from './files';
import type { ReleaseRef } from './release-ref';

/** An empty place of the same kind, reached with the same rights, for `rig4u doctor`: nobody reads what is written there. */
export interface Scratch<Half> {
  /** Another handle on it, with connections of its own. */
  open(): Promise<{ half: Half; close(): Promise<void> }>;
  /** The place's own clock, in milliseconds since 1970; undefined where it shows none. */
  clock(): Promise<number | undefined>;
  /** What only this kind of place can get wrong and does, a sentence each. */
  faults(): Promise<string[]>;
  /** Removes it. */
  remove(): Promise<void>;
}

interface Tried<Half> {
  /** Left out where a place cannot be tried. Throws a Refusal where the caller may not write. */
  scratch?(): Promise<Scratch<Half>>;
}

/**
 * Immutable releases. A release is there whole or not at all, and never changes. Nothing here lists releases: not every place
 * can do that at a price.
 */
export interface ReleaseStore extends Tried<ReleaseStore> {
  has(ref: ReleaseRef): Promise<boolean>;
  /**
   * Puts a release if there is none of its name. True for the one writer whose release is there afterwards, false for all others. A
   * writer that dies in the middle leaves no release. Files are kept as they are given, compressed twins and deltas among them.
   */
  put(ref: ReleaseRef, files: FileMap): Promise<boolean>;
  /** The paths of everything that was put, in any order; undefined where there is no such release. */
  paths(ref: ReleaseRef): Promise<readonly string[] | undefined>;
  /** One file; undefined where there is no such release, or no such file in it. */
  readFile(ref: ReleaseRef, path: string): Promise<Uint8Array | undefined>;
}

/** Who wants to decide alone for a while, on roll-outs. Times are in milliseconds since 1970. */
export interface WantedLease {
  holder: string;
  now: number;
  until: number;
}

/** The history of what is live: texts of revisions, numbered from 1 without a gap. */
export interface RegistryLog extends Tried<RegistryLog> {
  /** Number of the newest revision; 0 before the first. Throws a Refusal where it is known that one is missing. */
  newest(): Promise<number>;
  /** The last one without a gap before it, where `newest` refuses; left out where a person mends that by hand. */
  newestLeft?(): Promise<number>;
  /** Gives what comes after a gap another name, so that a log can go on from `newestLeft`. */
  setStraysAside?(): Promise<void>;
  /** A revision's text; undefined when there is none of this number. */
  text(revision: number): Promise<string | undefined>;
  /**
   * Compare-and-swap: adds a revision if the one before it is the newest. True for the one writer whose text stands there afterwards,
   * also when the place's answer was lost on its way. False when somebody else was faster: read again, plan again.
   */
  append(revision: number, text: string): Promise<boolean>;
  /**
   * Moves what only tells readers where to begin to look, where a writer died before it did. True where it was behind; left out where
   * nothing of that kind is.
   */
  point?(): Promise<boolean>;
  /**
   * Calls back soon after a revision was added, and also when there may be one: whoever listens asks for `newest`. Goes on by itself
   * after the place was away. Returns the function that ends it.
   */
  watch(news: () => void): () => Promise<void>;
  /**
   * Takes a lease, or makes the own one longer; false while somebody else has it. It only saves work: what its holder decides is
   * written by compare-and-swap all the same, so a clock that is wrong harms nothing.
   */
  lease(wanted: WantedLease): Promise<boolean>;
}

/** A place that keeps releases and their registry. */
export interface Store {
  /** Its address without secrets, as sentences name it. */
  name: string;
  releases: ReleaseStore;
  log: RegistryLog;
  /** Where it lies on this machine's disk, if it does: gateways serve from such a folder. */
  folder?: string;
  /** Gives back connections. */
  close(): Promise<void>;
}
