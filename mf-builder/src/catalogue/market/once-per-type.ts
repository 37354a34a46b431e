import type { PartType } from '@rig4u/shared/builds';

/** What a type brings, loaded when it is first asked for and kept. A load that failed is tried again by who asks next. */
export function oncePerType<Loaded>(load: (type: PartType) => Promise<Loaded>): (type: PartType) => Promise<Loaded> {
  const loads = new Map<PartType, Promise<Loaded>>();
  return (type) => {
    const coming = loads.get(type) ?? load(type);
    loads.set(type, coming);
    coming.catch(() => loads.delete(type));
    return coming;
  };
}
