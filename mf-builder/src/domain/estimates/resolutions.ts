/** The resolutions that gaming is estimated at, lowest first. */
export const resolutions = ['1080p', '1440p', '4k'] as const;
export type Resolution = (typeof resolutions)[number];

export const resolutionLabels: Readonly<Record<Resolution, string>> = {
  '1080p': '1080p',
  '1440p': '1440p',
  '4k': '4K',
};

/** What gaming means where no resolution is stated. */
export const usualResolution: Resolution = '1440p';
