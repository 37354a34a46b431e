import type { LoadMinute, PartState, RegistryState } from '@rig4u/shared/database';
import type { PageIndex } from '@rig4u/shared/contracts';
import { emptyBuckets, emptyMinute, msBounds } from '@rig4u/shared/server';

/** Buckets in which that many loads lie, all at the bound of that place. */
const at = (place: number, count: number): number[] => emptyBuckets(msBounds).map((_, i) => (i === place ? count : 0));

export const sampleNow = Date.parse('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(sampleNow - minutes * 60_000).toISOString();

/** A minute of a release: 100 visits, of which none failed, three of four within 200 ms. */
export const sampleMinute = (more: Partial<LoadMinute> = {}): LoadMinute => ({
  ...emptyMinute({ minute: ago(10), gateway: 'g', part: 'mf-guides', version: '1.0.1' }),
  visits: 100,
  ms_buckets: at(5, 100),
  lcp_buckets: at(9, 100),
  inp_buckets: at(2, 100),
  largest_sender: 1,
  ...more,
});

export const slow = at(12, 100);

const put = { revision: 7, by: 'anna', at: ago(3_000), command: 'promote mf-guides@1.0.1', why: 'clearer steps' };

export const samplePart = (more: Partial<PartState> = {}): PartState => ({
  live: '1.0.1',
  before: ['1.0.0'],
  withdrawn: [],
  put,
  ...more,
});

export const sampleRollout = (
  more: Partial<NonNullable<PartState['rollout']>> = {},
): NonNullable<PartState['rollout']> => ({
  release: '1.1.0',
  steps: [1, 10, 50, 100],
  step: 1,
  everyMs: 600_000,
  since: ago(20),
  stopIf: { overLivePp: 0.5, atLeast: 50 },
  by: 'bert',
  at: ago(40),
  why: 'a new list',
  ...more,
});

export const sampleState = (remotes: Record<string, PartState>): RegistryState => ({
  epoch: 1,
  revision: 42,
  state: { host: samplePart({ live: '1.2.0', before: ['1.1.0'] }), remotes },
});

const hash = `sha256-${'A'.repeat(43)}=`;

export const sampleIndex = (remotes: PageIndex['remotes']): PageIndex => ({
  schema: 2,
  epoch: 1,
  revision: 42,
  host: { version: '1.2.0', shared: {} },
  remotes,
});

type Indexed = Extract<PageIndex['remotes'][string], { live: unknown }>;

export const sampleRemote = (more: Partial<Indexed> = {}): Indexed => ({
  paths: ['/guides', '/guides/:guideId'],
  live: ['1.0.1', hash],
  before: ['1.0.0', hash],
  ...more,
});

export const named = (version: string): [string, string] => [version, hash];
