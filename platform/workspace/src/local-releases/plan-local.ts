import type { LocalRecord } from './local-record';

/** What has to be done with one part so that its present sources are what visitors get. */
export interface PartWork {
  part: string;
  version: string;
  build: boolean;
  promote: boolean;
  /** It would go live, were not another release of the part being rolled out: what stands beside that may not change. */
  waits: boolean;
}

interface MayBeRolledOut {
  rollout?: unknown;
}

export interface LocalState {
  /** Each part's version of its present sources, in the order in which parts go live. */
  versions: readonly { part: string; version: string }[];
  published: (part: string, version: string) => boolean;
  record: LocalRecord;
  registry: { host: MayBeRolledOut; remotes: Readonly<Record<string, MayBeRolledOut>> } | undefined;
}

/** Builds what is not in the store; puts live what changed since it was last put live from here, or is not live at all. */
export function planLocal({ versions, published, record, registry }: LocalState): PartWork[] {
  const isLive = (part: string): boolean =>
    registry !== undefined && (part === 'host' || Object.hasOwn(registry.remotes, part));
  const isRolledOut = (part: string): boolean =>
    (part === 'host' ? registry?.host : registry?.remotes[part])?.rollout !== undefined;
  return versions.map(({ part, version }) => {
    const isNew = !isLive(part) || record[part] !== version;
    return {
      part,
      version,
      build: !published(part, version),
      promote: isNew && !isRolledOut(part),
      waits: isNew && isRolledOut(part),
    };
  });
}
