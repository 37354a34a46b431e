/** Scores of a build, 0 to 100. All but `overall` may be missing. */
export interface Performance {
  overall: number;
  gaming?: number;
  productivity?: number;
  videoEditing?: number;
  streaming?: number;
}

const keys: Readonly<Record<string, keyof Performance>> = {
  gaming: 'gaming',
  streaming: 'streaming',
  'content-creation': 'videoEditing',
  workstation: 'productivity',
  programming: 'productivity',
  'office-work': 'productivity',
};

/** The score that counts for a use; the overall one where the use has none of its own, or where it is missing. */
export function scoreFor(useCase: string, performance: Performance): number {
  const key = Object.hasOwn(keys, useCase) ? keys[useCase] : undefined;
  return (key && performance[key]) ?? performance.overall;
}
