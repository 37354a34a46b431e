/** What a build is estimated for. */
export const aspects = ['gaming', 'productivity', 'videoEditing', 'streaming'] as const;
export type Aspect = (typeof aspects)[number];

export const aspectLabels: Readonly<Record<Aspect, string>> = {
  gaming: 'Gaming',
  productivity: 'Productivity',
  videoEditing: 'Video editing',
  streaming: 'Streaming',
};
