import type { LocalRecord } from './local-record';

/** What has to be done with one part so that its present sources are what visitors get. */
export interface PartWork {
  part: string;
  version: string;
  build: boolean;
  promote: boolean;
}

export interface LocalState {
  /** Each part's version of its present sources, in the order in which parts go live. */
  versions: readonly { part: string; version: string }[];
  published: (part: string, version: string) => boolean;
  record: LocalRecord;
  registry: { remotes: Readonly<Record<string, unknown>> } | undefined;
}

/** Builds what is not in the store; puts live what changed since it was last put live from here, or is not live at all. */
export function planLocal({ versions, published, record, registry }: LocalState): PartWork[] {
  const isLive = (part: string): boolean =>
    registry !== undefined && (part === 'host' || Object.hasOwn(registry.remotes, part));
  return versions.map(({ part, version }) => ({
    part,
    version,
    build: !published(part, version),
    promote: !isLive(part) || record[part] !== version,
  }));
}
