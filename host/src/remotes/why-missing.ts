/** Why a script did not arrive: the line or the release ('other'), or it is not on the server any more, where this tab is of an older day. */
export type WhyMissing = 'other' | 'host-gone' | 'leaving';

export interface MissingFiles {
  /** What is known of the scripts that failed since `ms` (of performance.now), once the server was asked. 'leaving': the page loads itself anew. */
  since(ms: number): Promise<WhyMissing>;
  /** A release of a remote runs in this page: what it lacks later, only another page has. */
  runs(release: string): void;
  /** The visitor goes to another screen: whether the page loads itself anew there, because it is known to lack files. */
  leaves(): boolean;
}
