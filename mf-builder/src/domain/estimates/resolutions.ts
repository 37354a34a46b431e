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

/** Graphics memory that games ask for, in GB. */
export const neededMemory: Readonly<Record<Resolution, number>> = { '1080p': 6, '1440p': 8, '4k': 12 };
